import type { DailyMessages } from '../en/daily.ts';

export const text: DailyMessages = {
  heading: 'Herausforderung des Tages',
  explained: 'Dieselbe Partie für alle. Dein erster Versuch zählt.',
  practiceOver: 'Das war eine Übung und zählt nicht.',
  bots: (level) => `Bots: ${level}`,
  levels: { easy: 'leicht', fair: 'mittel', strong: 'stark' },
  left: (span) => `noch ${span}`,
  played: (count, written) =>
    count === 0 ? 'noch von niemandem beendet' : `${written}‑mal gespielt`,
  streak: (days) => `${days} Tage in Folge`,
  play: 'Spielen',
  continue: 'Weiterspielen',
  result: 'Heutiges Ergebnis',
  playOf: (title) => `Herausforderung des Tages spielen: ${title}`,
  continueOf: (title) => `Herausforderung des Tages weiterspielen: ${title}`,
  resultOf: (title) => `Heutiges Ergebnis: ${title}`,
  resultShort: 'Ergebnis',
  dayBefore: 'Ergebnisse vom Tag davor',
  others: 'Weitere Herausforderungen dieses Tages',
  offline: 'Die Herausforderung des Tages braucht eine Verbindung zum Server.',
  off: 'Gerade lässt sich keine neue Herausforderung starten. Komm später wieder.',
  begun:
    'Du hast diese Herausforderung in diesem Browser schon begonnen. Beende zuerst diese Partie.',
  resultsOfDay: 'Ergebnisse des Tages',

  othersToday: 'Die anderen Herausforderungen von heute',

  sheet: {
    once: 'Nur dieser Versuch zählt. Wenn du die Partie verlässt, wirst du Letzter. Du kannst Pause machen, bis der Tag zu Ende ist.',
    options: (words) => `Anders als üblich: ${words}.`,
    nameHelp: 'In den Tabellen stehen nur Spieler mit Namen. Dein Ergebnis zählt auch ohne.',
    start: 'Beginnen',
    practise: 'Mit anderen Karten üben',
  },
  yesterday: (place, title) => `Gestern: ${place}, ${title}`,
  watchYesterday: 'Ansehen und analysieren',
  days: {
    heading: 'Die letzten sieben Tage',
    notPlayed: (day) => `${day}: nicht gespielt`,
    played: (day, title, place) => `${day}: ${title}, ${place}`,
  },

  page: {
    title: (title) => `Herausforderung des Tages: ${title}`,
    own: 'Dein Ergebnis',
    place: (place) => `${place}.`,
    placeOf: (place, players) => `${place}. von ${players}`,
    beaten: (beaten, others) => `Du warst besser als ${beaten} von ${others} anderen Spielern.`,
    beatenOne: 'Du warst besser als der einzige andere Spieler.',
    notBeatenOne: 'Ein anderer Spieler hat sie auch beendet und war mindestens so gut.',
    alone: 'Bisher hast nur du diese Herausforderung beendet.',
    notPlayed: 'Du hast diese Herausforderung noch nicht gespielt.',
    missed: 'Du hast diese Herausforderung nicht beendet.',
    unfinished: 'Deine Partie ist noch nicht zu Ende.',
    distribution: 'Alle Ergebnisse',
    nobody: 'Noch hat niemand diese Herausforderung beendet.',
    players: (_count, written) => `${written} Spieler`,
    you: 'du',
    best: 'Die Besten des Tages',
    bestHelp: 'Hier erscheint nur, wer einen Namen gewählt hatte.',
    noNames:
      'Hier steht noch niemand. Nur wer einen Namen hat, erscheint hier: Wähle deinen, bevor du anfängst.',
    rank: 'Rang',
    name: 'Name',
    result: 'Platz',
    score: 'Wertung',
    week: 'Diese Woche',
    weekHelp: (from) =>
      `Seit ${from}. Jede Herausforderung bringt einen Punkt für jeden besiegten Bot.`,
    points: 'Punkte',
    tries: 'Gespielt',
    practise: 'Üben',
    practiseHelp:
      'Du kannst dieselbe Partie noch einmal spielen, aber nur dein erster Versuch zählt.',
    later: 'Die Partien kann man ansehen, wenn der Tag vorbei ist.',
    choices: 'Deine seltensten Entscheidungen',
    choicesHelp: 'Verglichen mit allen, die in dieselbe Stellung kamen.',
    decision: (number) => `Entscheidung ${number}`,
    alike: (same, written, others) =>
      others === '1'
        ? `die einzige andere Person hat ${same === 0 ? 'anders' : 'auch so'} entschieden`
        : same === 0
          ? `von ${others} anderen hat niemand so entschieden`
          : same === 1
            ? `von ${others} anderen hat einer so entschieden`
            : `von ${others} anderen haben ${written} so entschieden`,
    watchOwn: 'Deine Partie ansehen und auswerten',
    watchBest: 'Die beste Partie ansehen',
    seeds: 'Startwert des Servers und Festlegung',
    seedsHelp:
      'Der Server veröffentlicht die Festlegung, bevor jemand spielen kann, und sie passt nur zu diesem Startwert. Danach lässt sich die Mischung nicht mehr ändern.',
    seedLater: 'Der Startwert des Servers wird offengelegt, wenn der Tag vorbei ist.',
    serverSeed: 'Startwert des Servers',
    commitment: 'Festlegung',
    copy: 'Ergebnis kopieren',
    share: 'Ergebnis teilen',
    copied: 'Ergebnis kopiert.',
    toCopy: 'Kopiere diesen Text:',
    unknown: {
      heading: 'Diese Herausforderung gibt es nicht',
      help: 'An diesem Tag hatte dieser Server keine Herausforderung dieses Spiels.',
    },
  },
};
