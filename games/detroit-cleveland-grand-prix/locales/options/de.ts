import type { GrandPrixText } from '../text.ts';

export const options: GrandPrixText['options'] = {
  races: {
    label: 'Rennen',
    help: 'Wie viele Rennen die Partie hat. Das Geld behältst du von einem zum nächsten.',
  },
  tracks: {
    label: 'Strecken',
    help: 'Wo gefahren wird.',
    choices: {
      alternating: 'Abwechselnd, Cleveland zuerst',
      'detroit-first': 'Abwechselnd, Detroit zuerst',
      cleveland: 'Nur Cleveland',
      detroit: 'Nur Detroit',
    },
  },
  prizes: {
    label: 'Preisgelder',
    help: 'Was der erste bis sechste Platz einbringt, in Dollar.',
  },
  tensInDeck: {
    label: 'Zehner im Stapel',
    help: 'Alle sieben Zehner, auch der weiße, werden mit den anderen Karten verteilt; keiner gehört mehr zu einem Wagen.',
  },
  noCarLimit: {
    label: 'Wagen ohne Limit',
    help: 'Alle dürfen so viele Wagen kaufen, wie sie wollen. Für jeden der anderen bleibt einer reserviert, außer es geht auch ohne Wagen.',
  },
  noCarNeeded: {
    label: 'Auch ohne Wagen',
    help: 'Niemand muss einen Wagen kaufen, und keiner bleibt für die reserviert, die keinen haben.',
  },
  whiteOwnPartial: {
    label: 'Weiß für eigene Wagen',
    help: 'Mit Weiß darfst du auch einen eigenen Wagen bewegen, der nicht die volle Zahl fahren kann: so weit er kommt.',
  },
  mayHold: {
    label: 'Karten zurückhalten',
    help: 'Sind alle deine Wagen im Ziel, musst du keine Karte mehr spielen. Ohne eigenen Wagen geht das nicht.',
  },
  tournamentSeating: {
    label: 'Turnierordnung',
    help: 'Im Rennen geht es nach den Startplätzen statt nach der Sitzordnung.',
  },
};
