import type { SchachtText } from '../text.ts';

export const options: SchachtText['options'] = {
  pointsOrder: {
    label: 'Punktestapel',
    help: 'Wie die Punktekarten an den Drehscheiben und im Ziel liegen.',
    choices: {
      'highest-first': 'Höchste Karte oben',
      'lowest-first': 'Niedrigste Karte oben',
      shuffled: 'Gemischt, nur die oberste ist zu sehen',
    },
  },
  penalty: {
    label: 'Strafe für Nachzügler',
    help: 'Wer am Ende eine Lok in der größten Entfernung vom Ziel hat, verliert eine Punktekarte; wer eine in der nächstgrößten hat, ebenso.',
  },
  steal: {
    label: 'Zugüberfall',
    help: 'Kommt deine zweite Lok ins Ziel, darfst du jemand anderem eine Punktekarte klauen, statt die vom Stapel zu nehmen.',
  },
  secondWins: {
    label: 'Wenn zwei sich streiten … (Gleichstand verliert)',
    help: 'Liegen mehrere gleichauf an der Spitze, gewinnt die nächstniedrigere Punktzahl.',
  },
  fewerPoints: {
    label: 'Weniger Punktekarten',
    help: 'So viele Karten kommen vor dem Rennen aus jedem Punktestapel, die niedrigsten zuerst.',
  },
};
