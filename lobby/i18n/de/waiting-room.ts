import type { WaitingRoomMessages } from '../en/waiting-room.ts';

export const text: WaitingRoomMessages = {
  newTable: {
    heading: (title) => `Neuer Tisch für ${title}`,
    players: 'Wie viele spielen mit?',
    playersCount: (_count, written) => `${written} Spieler`,
    others: 'Wer spielt auf den anderen Sitzen?',
    people: 'Menschen',
    peopleHelp: 'Jeder Sitz wartet auf einen Mitspieler.',
    bots: (count, level) => (count === 1 ? `Bot, ${level}` : `Bots, ${level}`),
    seatBySeat: 'Sitz für Sitz',
    seatBySeatHelp: 'Wähl für jeden Sitz. Ein freier wartet auf einen Mitspieler.',
    person: 'ein Mensch',
    allBots: 'Bots sind immer bereit: Die Partie beginnt sofort.',
    options: 'Optionen und Varianten',
    defaultRules: 'Standardregeln',
    range: (min, max) => `Von ${min} bis ${max}.`,
    outOfRange: (min, max) => `Wähl eine ganze Zahl von ${min} bis ${max}.`,
    multiples: (step, min, max) => `Vielfache von ${step} zwischen ${min} und ${max}.`,
    less: (label) => `${label}: eins weniger`,
    more: (label) => `${label}: eins mehr`,
    who: 'Wer darf mitspielen?',
    listed: 'Alle',
    listedHelp: 'Der Tisch steht in der Liste der offenen Tische.',
    private: 'Nur mit dem Link',
    privateHelp: 'Der Tisch steht in keiner Liste; du schickst den Link, wem du magst.',
    openTable: 'Tisch eröffnen',
  },

  bots: {
    levels: { easy: 'leicht', fair: 'mittel', strong: 'stark' },
    levelHelp: {
      easy: 'Anfänger: kennt die Regeln, macht aber viele Fehler.',
      fair: 'Spielt vernünftig und übersieht ab und zu einen guten Zug.',
      strong: 'Wägt jeden Zug ab: Besser können es unsere Bots nicht.',
    },
    heading: 'Sitze mit Bots besetzen',
    help: 'Es ist dein Tisch: Bis die Partie beginnt, kannst du Bots auf freie Sitze setzen, sie stärker oder schwächer machen und wieder entfernen.',
    lastSeat: 'Nur noch ein Sitz ist frei: Nimmt ihn ein Bot, beginnt die Partie sofort.',
    seat: (who) => `Bot: ${who}`,
    sendAway: 'Entfernen',
    sendAwayLabel: (name) => `${name} entfernen`,
    notSeated: (reason) => `Der Tisch ist eröffnet, aber ohne seine Bots. ${reason}`,
  },

  join: {
    heading: (title) => `Mitspielen: ${title}`,
    headingRunning: (title) => `Mitspielen: ${title}`,
    runningHelp: 'Die Partie läuft, und ein Spieler ist gegangen. Du übernimmst seine Stellung.',
    offeredHelp: 'In dieser Partie fehlt jemand. Du übernimmst den Sitz bis zum Ende.',
    offered: (seat, name) => `${seat}: ${name} ist nicht da, und du übernimmst bis zum Ende.`,
    full: 'Alle Sitze sind besetzt: Du kannst zuschauen.',
    whichSeat: 'Welcher Sitz?',
    sitDown: 'Mitspielen',
    watch: 'Zuschauen',
  },

  timeControl: {
    legend: 'Bedenkzeit',
    kinds: { together: 'Ohne Uhr', clock: 'Mit Uhr', days: 'Rundenbasiert' },
    together: 'Ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen.',
    whichClock: 'Wie schnell?',
    clocks: { quick: 'Schnell', normal: 'Mittel', slow: 'Gemütlich' },
    clock: (turn, reserve) => `${turn} pro Zug und ${reserve} Reserve für die ganze Partie.`,
    clockAlone: (turn) => `${turn} pro Zug.`,
    timeUp: 'Ist die Zeit um, spielt ein Bot, bis der Spieler zurück ist.',
    whichDays: 'Wie viel Zeit pro Zug?',
    days: (days) => `${days} pro Zug. Du kommst und gehst, wie du magst.`,
  },

  host: {
    heading: 'Dein Tisch',
    start: (count, written) =>
      count === 1 ? 'Allein anfangen' : `Mit ${written} Spielern anfangen`,
    startHelp: 'Auf die freien Sitze musst du nicht warten.',
    tooFew: (title, min) =>
      `Für ${title} braucht es mindestens ${min} Spieler: Lad jemanden ein oder setz einen Bot dazu.`,
    settings: 'Tisch ändern',
    settingsHelp: 'Alle am Tisch sehen sofort, was du änderst.',
    close: 'Tisch schließen',
    closeTitle: 'Diesen Tisch schließen?',
    closeHelp: 'Der Tisch wird gelöscht, und alle am Tisch erfahren es.',
    order: 'Reihenfolge der Sitze',
    orderHelp: 'So sitzt ihr um den Tisch.',
    shuffle: 'Mischen',
    up: (who) => `${who} nach oben`,
    down: (who) => `${who} nach unten`,
    moved: (who, seat) => `${who}: jetzt ${seat}`,
    shuffled: (order) => `Die neue Reihenfolge: ${order}`,
    remove: 'Entfernen',
    removeLabel: (name) => `${name} entfernen`,
    removeTitle: (name) => `${name} vom Tisch entfernen?`,
    removeHelp: 'Mit diesem Browser geht es dann nicht mehr zurück an den Tisch, zuschauen schon.',
    removeAddress: 'Auch das Netz für eine Stunde sperren',
    removeAddressHelp: 'In einem Haushalt teilt man es sich: Es kann auch andere treffen.',
  },

  changed: {
    rules: (words) => `Die Regeln wurden geändert: ${words}.`,
    players: (written) => `Der Host hat die Zahl der Sitze geändert: ${written}.`,
    timeControl: (words) => `Die Bedenkzeit wurde geändert: ${words}`,
    listed: 'Der Host hat den Tisch öffentlich gemacht.',
    private: 'Der Tisch ist jetzt nur noch mit dem Link zu finden.',
    order: 'Die Sitze wurden neu geordnet.',
  },

  quick: {
    label: 'Beginn der Partie',
    missing: (count, written) =>
      count === 1
        ? 'Noch eine Person, und die Partie beginnt.'
        : `Noch ${written} Personen, und die Partie beginnt.`,
    startsIn: (figures) => `Die Partie beginnt in ${figures}.`,
    startsSoon: 'Die Partie beginnt gleich.',
    onHold: 'Die Partie wartet, bis alle Sitze besetzt sind.',
    notAllThere: 'Die Partie beginnt, sobald alle da sind.',
    start: 'Jetzt beginnen',
    hold: 'Auf weitere warten',
    fill: 'Mit Bots auffüllen',
  },

  waiting: {
    online: (count, written) =>
      count === 1
        ? 'Gerade ist noch jemand an einem Tisch.'
        : `Gerade sind ${written} andere an Tischen.`,
    alone:
      'Noch ist niemand sonst da. Spiel solange gegen Bots: Sobald jemand kommt, bist du wieder am Tisch.',
    meanwhile: 'Solange gegen Bots spielen',
    meanwhileNote: 'Dein Sitz am Tisch bleibt dir. Sobald jemand kommt, bist du wieder dort.',
    backToTable: 'Zurück zum Tisch',
    heading: (title) => `${title}: Warten auf Mitspieler`,
    stillFree: (count, written) =>
      count === 1 ? 'Ein Sitz ist noch frei.' : `${written} Sitze sind noch frei.`,
    startsByItself: 'Die Partie beginnt von selbst, sobald alle Sitze besetzt und alle da sind.',
    allTaken: 'Alle Sitze sind besetzt.',
    awaits: (names, count) =>
      count === 1
        ? `Sobald ${names} da ist, beginnt die Partie von selbst.`
        : `Sobald ${names} da sind, beginnt die Partie von selbst.`,
    hostIs: (name) => `${name} ist Host an diesem Tisch.`,
    notHereYet: (names) =>
      `Auch eingeladen und noch nicht hier: ${names}. Die Einladung steht auf der Seite der letzten Partie.`,
    invite: 'Lad deine Freunde ein',
    inviteHelp: 'Wer diesen Link öffnet, kann mitspielen oder zuschauen.',
    options: 'Regeln an diesem Tisch',
    rename: 'Namen ändern',
  },
};
