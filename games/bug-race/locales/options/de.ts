import type { BugRaceText } from '../text.ts';

export const options: BugRaceText['options'] = {
  expert: {
    label: 'Expertenregeln',
    help: 'Vier Karten pro Runde für jeden statt zwei, einzeln ausgewählt, während die Hände wandern.',
  },
  optionalLegs: {
    label: 'Beine nach Wahl',
    help: 'Du darfst Beine einer Karte stehen lassen, auch wenn sie sich bewegen könnten. In der gedruckten Regel steht beides. In unseren Tests hat es sich nie gelohnt: reine Geschmackssache.',
  },
  playOn: {
    label: 'Weiterrennen',
    help: 'Ist der erste Käfer im Ziel, rennen die anderen um die Plätze dahinter weiter. Zu zweit ändert das nichts.',
  },
  trackLength: {
    label: 'Länge der Bahn',
    help: 'Zahl der Felder jeder Bahn: je mehr, desto länger das Rennen.',
  },
};
