import type { DeviceMessages } from '../en/devices.ts';

export const text: DeviceMessages = {
  help: 'Apri questo link sull’altro dispositivo, o inquadra il codice con la sua fotocamera. I tuoi posti restano anche qui.',
  once: 'Funziona una volta sola. Non condividerlo: chi lo apre può giocare al posto tuo.',
  link: 'Link per l’altro dispositivo',
  copied: 'Copiato. Aprilo sull’altro dispositivo.',
  shareText: 'I miei tavoli su Paddock',
  qrCode: 'Codice QR del link per l’altro dispositivo',
  left: (time) => `Vale ancora per ${time} minuti.`,
  over: 'Il tempo è scaduto e questo link non funziona più.',
  again: 'Crea un nuovo link',
  onlyHere:
    'Questo link funziona solo su questo computer. Per continuare altrove, apri Paddock a un indirizzo che anche l’altro dispositivo possa raggiungere.',
  page: {
    heading: 'Continua qui',
    help: 'I tuoi posti ai tavoli arrivano su questo dispositivo. Restano anche sull’altro.',
    take: 'Porta qui i miei tavoli',
    noCode:
      'In questo indirizzo non c’è nessun codice. Apri il link intero che mostra l’altro dispositivo.',
    done: 'I tuoi tavoli sono qui',
    table: (title, names) => `${title} con ${names}`,
    kept: 'A questi tavoli hai già un tuo posto su questo dispositivo, e resta quello:',
  },
  faults: {
    wrongCode: 'Questo link è incompleto. Aprilo esattamente come lo mostra l’altro dispositivo.',
    usedCode:
      'Questo link è già stato usato e vale una volta sola. Creane uno nuovo sull’altro dispositivo.',
    expiredCode: 'Questo link ha più di dieci minuti. Creane uno nuovo sull’altro dispositivo.',
    tooManyTries: 'Troppi tentativi falliti. Crea un nuovo link sull’altro dispositivo.',
    unknownCode: 'Questo link non è più valido. Creane uno nuovo sull’altro dispositivo.',
    noSeats: 'Nessuno di questi posti è più tuo: i tavoli non ci sono più, o li hai lasciati.',
  },
};
