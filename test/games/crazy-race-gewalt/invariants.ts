/** Checks of what must hold in every state of a race. */

import type { GewaltOptions, GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import { decks, maxCounters, stages } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { laneOf, squaresAt } from '../../../games/crazy-race-gewalt/rules/index.ts';

/** Every setting that makes a difference to a race. */
export const setups: readonly Partial<GewaltOptions>[] = [
  {},
  { expert: true, counterWindow: 'atOnce' },
  { expert: true, counterWindow: 'ownTurn' },
];

/** Every card, wherever it is. */
export function pieces(G: GewaltState): string[] {
  const elsewhere = {
    section: G.sectionCards.flat().flatMap((card) => (card === null ? [] : [card.cardID])),
    action: Object.values(G.pendingCards).flatMap((card) => (card ? [card.cardID] : [])),
  };
  const hands = Object.values(G.players);
  const cards = decks.flatMap((deck) =>
    [
      ...hands.flatMap(({ hand }) => hand[deck]),
      ...(G.secret?.piles[deck] ?? []),
      ...G.discards[deck],
      ...elsewhere[deck],
    ].map((card) => `${deck}-${card}`),
  );
  const bets = [...hands.map(({ bet }) => bet), ...(G.secret?.bets ?? [])];
  return [...cards, ...bets.map((bet) => `bet-${bet}`)];
}

function faultsOfPawns(G: GewaltState): string[] {
  return Object.entries(G.pawns).flatMap(([seat, pawn]) => {
    const passed = pawn === null ? stages.length : Math.floor(pawn.section / 5);
    const taken = stages.map((stage) => G.trophies[seat]?.[stage] !== null);
    const isRight = taken.every((has, stage) => has === stage < passed);
    const isOnLane =
      pawn === null ||
      (pawn.square >= 1 &&
        pawn.square <= squaresAt(G, { lane: laneOf(seat), section: pawn.section }));
    return [
      ...(isRight ? [] : [`CG-4 seat ${seat} has the wrong trophies`]),
      ...(isOnLane ? [] : [`CG-3 seat ${seat} stands on no square`]),
    ];
  });
}

/** CG-4: the places taken of a stage are 1, 2, 3 … */
function faultsOfTrophies(G: GewaltState): string[] {
  return stages.flatMap((stage) => {
    const places = Object.values(G.trophies)
      .flatMap((trophies) => trophies[stage] ?? [])
      .sort();
    return places.every((place, index) => place === index + 1) ? [] : [`CG-4 ${stage}: ${places}`];
  });
}

function faultsOfHands(G: GewaltState): string[] {
  return Object.entries(G.players).flatMap(([seat, { hand }]) =>
    decks.flatMap((deck) => {
      const size = hand[deck].length;
      const owed = deck === 'action' ? (G.owedDraws[seat] ?? 0) : 0;
      return [
        ...(G.handSizes[seat]?.[deck] === size ? [] : [`the hand of ${seat} is miscounted`]),
        ...(size + owed <= 4 ? [] : [`CG-1 seat ${seat} holds too many`]),
        ...(G.pawns[seat] === null && size > 0 ? [`CG-5 seat ${seat} has cards`] : []),
      ];
    }),
  );
}

function faultsOfActions(G: GewaltState): string[] {
  const { awaitingReply } = G;
  const before = Object.entries(G.pendingCards).flatMap(([seat, card]) =>
    card && (card.from === seat || G.pawns[seat] === null) ? [`CG-11 before ${seat}`] : [],
  );
  const counters = Object.values(G.counters).flatMap((each) => Object.values(each));
  return [
    ...before,
    ...(counters.every((times) => times <= maxCounters) ? [] : ['CG-13 a third counter']),
    ...(awaitingReply === null || G.pendingCards[awaitingReply]
      ? []
      : ['CG-13 asked about no card']),
    ...(awaitingReply === null || G.players[awaitingReply]?.hand.action.length
      ? []
      : ['CG-13 asked in vain']),
    ...(G.options.expert || Object.values(G.handSizes).every(({ action }) => action === 0)
      ? []
      : ['CG-9 an action card in the basic game']),
  ];
}

/** Lists section cards that no player laid or moved, and cards that were moved in the basic game. */
function faultsOfLaid({ sectionCards, pawns, options }: GewaltState): string[] {
  return sectionCards.flat().flatMap((card) => {
    if (card === null) return [];
    const isKnown = card.placedBy in pawns && (card.movedBy === null || card.movedBy in pawns);
    return [
      ...(isKnown ? [] : [`CG-3 card ${card.cardID} was laid by nobody`]),
      ...(options.expert || card.movedBy === null ? [] : [`CG-10 card ${card.cardID} was moved`]),
    ];
  });
}

/** Lists what is wrong with a state by the invariants of the rules. */
export function faultsOf(G: GewaltState): string[] {
  if (G.result) return faultsOfEnd(G);
  const racing = Object.values(G.pawns).filter((pawn) => pawn !== null).length;
  const counted = decks.filter((deck) => G.pileSizes[deck] !== G.secret?.piles[deck].length);
  return [
    ...faultsOfPawns(G),
    ...faultsOfTrophies(G),
    ...faultsOfHands(G),
    ...faultsOfActions(G),
    ...faultsOfLaid(G),
    ...counted.map((deck) => `the ${deck} pile is miscounted`),
    ...(racing >= 2 ? [] : ['CG-5 the last player still races']),
    ...(G.pawns[G.turn.playerID] ? [] : ['CG-5 the turn of somebody who has finished']),
    ...(G.bets === null ? [] : ['CG-7 bets are seen too early']),
  ];
}

/** Lists what is wrong with a final state by CG-5 and CG-7. */
function faultsOfEnd(G: GewaltState): string[] {
  const bets = Object.entries(G.players).every(([seat, { bet }]) => G.bets?.[seat] === bet);
  return [
    ...faultsOfPawns(G),
    ...faultsOfTrophies(G),
    ...faultsOfHands(G),
    ...faultsOfLaid(G),
    ...(Object.values(G.pawns).every((pawn) => pawn === null) ? [] : ['CG-5 somebody still races']),
    ...(Object.values(G.pendingCards).every((card) => card === null)
      ? []
      : ['CG-5 a card lies there']),
    ...(bets ? [] : ['CG-7 bets are not shown as they are']),
  ];
}
