import type { AnalysisMessages } from '../en/analysis.ts';

export const text: AnalysisMessages = {
  ask: 'Analysieren',
  heading: 'Die Chancen im Lauf der Partie',
  help: 'Für wie wahrscheinlich der starke Bot hält, dass jemand gewinnt – nur nach dem, was diese Person selbst sehen konnte. Ein geteilter Sieg zählt für alle anteilig.',
  loading: 'Wird geladen …',
  working: (done: string) => `Wird durchgerechnet: ${done}`,
  ready: 'Die Chancen sind ausgerechnet.',
  failed: 'Die Chancen ließen sich nicht ausrechnen.',
  chart: 'Gewinnchancen, Zug für Zug',
  atStart: 'Vor dem ersten Zug',
  atMove: (at: string) => `Nach Zug ${at}`,
  shares: (place: string, shares: string) => `${place}: ${shares}`,
  share: (name: string, share: string) => `${name} ${share}`,
  unknown: '…',
  sum: (sum: string) =>
    `Zusammen ${sum}: Jede Chance beruht nur auf dem, was diese Person sehen konnte.`,
  swings: 'Wendepunkte',
  swing: (at: string, name: string, before: string, after: string) =>
    `Zug ${at}: ${name} ${before} → ${after}`,
  noSwings: 'Kein einzelner Zug hat viel geändert.',
  wouldTry: (at: string, name: string) =>
    `Zug ${at}: Das hätte der Bot anstelle von ${name} versucht:`,
  thinking: 'Der Bot überlegt sich diesen Zug …',
  noChoice: 'Es gab nur einen möglichen Zug.',
  chance: (share: string) => `${share} Gewinnchance`,
  thought: (share: string) => `der Bot hat ${share} seiner Zeit darauf verwendet`,
  played: 'gespielt',
  table: 'Die Chancen als Tabelle',
  position: 'Stelle',
};
