import type { RulesPagesText } from './en.ts';

export const text: RulesPagesText = {
  atThisTable: 'Diverso a questo tavolo',
  inShort: 'La partita in cinque passi',
  steps: [
    'Ricevi una mano di carte. Ogni carta muove certe auto: guarda quali puoi portare lontano.',
    'Fai offerte per le auto. La prima venduta parte in pole position.',
    'In corsa giochi una carta per turno. Muove tutte le sue auto dall’alto in basso, anche quelle degli altri.',
    'Le strade le scegli tu: libera la via alle tue auto e chiudila alle altre.',
    'I proprietari incassano i premi delle auto che arrivano. Dopo l’ultima corsa vince chi ha più soldi.',
  ],
  captions: {
    sale: (car, opening, price) =>
      `Chi dà le carte apre con ${opening}, il secondo passa. Il terzo offre ${price} e anche il primo passa: la ${car} è venduta per ${price}. È la prima venduta, quindi parte in pole position.`,
    twoCars:
      'Carta 27: prima la verde 3 avanza di sei caselle. Può cambiare corsia, e gira intorno all’arancione 6. Solo dopo l’arancione 6 avanza di tre.',
    blocked:
      'La carta 35 dà cinque caselle alla gialla 1, ma quattro auto affiancate chiudono la pista. Deve andare più lontano che può: due caselle, su una di quelle illuminate.',
    white:
      'La carta 34 nello stesso punto: il bianco avanza di cinque caselle. Le quattro auto cerchiate ci riescono tutte, quindi ne scegli una. La gialla 1 no: il bianco non può muoverla.',
    exchange:
      'Finché vale la carta 47, la nera 4 e la gialla 1 si scambiano: la carta 35 muove la nera 4, e sulla carta 7 le due si sono date il cambio.',
    prizes: (price, first) =>
      `Hai comprato la rossa 5 per ${price} e arriva prima: ${first} per te. Un’auto che non arriva non porta niente, e quello che è costata è perso.`,
  },
};
