import type { AnalysisMessages } from '../en/analysis.ts';

export const text: AnalysisMessages = {
  ask: 'Analyser',
  heading: 'Les chances au fil de la partie',
  help: 'Les chances de victoire de chacun selon le bot fort, d’après ce que cette personne pouvait voir et rien d’autre. Une victoire partagée compte pour chacun à parts égales.',
  loading: 'Chargement…',
  working: (done: string) => `Calcul en cours : ${done}`,
  ready: 'Les chances sont calculées.',
  failed: 'Impossible de calculer les chances.',
  chart: 'Chances de victoire, coup par coup',
  atStart: 'Avant le premier coup',
  atMove: (at: string) => `Après le coup ${at}`,
  shares: (place: string, shares: string) => `${place} : ${shares}`,
  share: (name: string, share: string) => `${name} ${share}`,
  unknown: '…',
  sum: (sum: string) =>
    `${sum} en tout : chaque estimation ne tient compte que de ce que cette personne pouvait voir.`,
  swings: 'Tournants de la partie',
  swing: (at: string, name: string, before: string, after: string) =>
    `Coup ${at} : ${name} ${before} → ${after}`,
  noSwings: 'Aucun coup n’a vraiment changé la donne.',
  wouldTry: (at: string, name: string) =>
    `Coup ${at} : si le bot avait joué pour ${name}, il aurait tenté :`,
  thinking: 'Le bot réfléchit à ce coup…',
  noChoice: 'Il n’y avait qu’un coup possible.',
  chance: (share: string) => `${share} de chances de gagner`,
  thought: (share: string) => `le bot y a consacré ${share} de son temps`,
  played: 'joué',
  table: 'Les chances en tableau',
  position: 'Moment',
};
