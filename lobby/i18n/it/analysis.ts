import type { AnalysisMessages } from '../en/analysis.ts';

export const text: AnalysisMessages = {
  ask: 'Analizza',
  heading: 'Le probabilità nel corso della partita',
  help: 'Quante probabilità di vincere il bot forte dà a ciascuno, in base solo a ciò che quella persona poteva vedere. Una vittoria condivisa conta per ognuno in parti uguali.',
  loading: 'Caricamento…',
  working: (done: string) => `Calcolo in corso: ${done}`,
  ready: 'Le probabilità sono calcolate.',
  failed: 'Non è stato possibile calcolare le probabilità.',
  chart: 'Probabilità di vittoria, mossa per mossa',
  atStart: 'Prima della prima mossa',
  atMove: (at: string) => `Dopo la mossa ${at}`,
  shares: (place: string, shares: string) => `${place}: ${shares}`,
  share: (name: string, share: string) => `${name} ${share}`,
  unknown: '…',
  sum: (sum: string) =>
    `In totale ${sum}: ogni stima considera solo ciò che quella persona poteva vedere.`,
  swings: 'Momenti decisivi',
  swing: (at: string, name: string, before: string, after: string) =>
    `Mossa ${at}: ${name} ${before} → ${after}`,
  noSwings: 'Nessuna mossa da sola ha cambiato molto.',
  wouldTry: (at: string, name: string) =>
    `Mossa ${at}: al posto di ${name} il bot avrebbe provato:`,
  thinking: 'Il bot sta pensando a questa mossa…',
  noChoice: 'C’era una sola mossa possibile.',
  chance: (share: string) => `${share} di probabilità di vincere`,
  thought: (share: string) => `tempo dedicato dal bot: ${share}`,
  played: 'giocata',
  table: 'Le probabilità in una tabella',
  position: 'Momento',
};
