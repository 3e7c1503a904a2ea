import { expect } from 'chai';
import {
  models,
  pointsCards,
  sides,
  stageCards,
} from '../../../games/crazy-race-schacht/components.ts';
import type { CrazyRaceEvent } from '../../../games/crazy-race-schacht/events.ts';
import { text as de } from '../../../games/crazy-race-schacht/locales/de.ts';
import { text as en } from '../../../games/crazy-race-schacht/locales/en.ts';
import { text as fr } from '../../../games/crazy-race-schacht/locales/fr.ts';
import { text as it_ } from '../../../games/crazy-race-schacht/locales/it.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-schacht/locales/text.ts';
import { optionFields, pointsOrders } from '../../../games/crazy-race-schacht/options.ts';
import {
  refusals as ownRefusals,
  type RevealedDriver,
} from '../../../games/crazy-race-schacht/state.ts';
import { type Language, languages } from '../../../games/kit/language.ts';

const refusals = [
  ...ownRefusals,
  'otherRules',
  'wrongNumberOfPlayers',
  'tooMuch',
  'noSuchMove',
] as const;

const texts: Readonly<Record<Language, CrazyRaceText>> = { en, it: it_, fr, de };

const names: Readonly<Record<string, string>> = { '0': 'Ada', '1': 'Ben', '2': 'Cleo', '3': 'Dan' };
function nameOf(playerID: string): string {
  return names[playerID] ?? 'nobody';
}

const playerID = '0';

/** Driver cards as they came to a side, by owner and number. */
function laid(...cards: readonly [owner: string, cardID: number][]): RevealedDriver[] {
  return cards.map(([owner, cardID], index) => ({ playerID: owner, order: index + 1, cardID }));
}

/** At least one event of each type, with every form that a sentence can take. */
const samples: { readonly [Type in CrazyRaceEvent['type']]: readonly CrazyRaceEvent[] } = {
  stageBegan: stageCards.map(({ id }) => ({
    type: 'stageBegan',
    stage: id + 1,
    stageCard: id,
    firstPlayer: playerID,
  })),
  placed: sides.map((side) => ({ type: 'placed', playerID, side, order: side + 1 })),
  passed: [{ type: 'passed', playerID }],
  passedOver: [{ type: 'passedOver', playerID }],
  tookBack: [{ type: 'tookBack', playerID }],
  outOfCards: [{ type: 'outOfCards', playerID }],
  cardsOut: [{ type: 'cardsOut' }],
  sideEmpty: sides.flatMap((side) =>
    [true, false].map((isTaboo) => ({ type: 'sideEmpty', side, isTaboo })),
  ),
  revealed: [
    { type: 'revealed', side: 0, cards: laid(['0', 7]), winner: '0', sum: 6, isTie: false },
    {
      type: 'revealed',
      side: 1,
      cards: laid(['0', 0], ['1', 4], ['0', 2]),
      winner: '0',
      sum: 3,
      isTie: true,
    },
    {
      type: 'revealed',
      side: 3,
      cards: laid(['2', 6], ['0', 7], ['1', 1], ['3', 5]),
      winner: '0',
      sum: 6,
      isTie: false,
    },
  ],
  movementLost: [null, ...models].flatMap((model) =>
    [1, 4].map((left) => ({ type: 'movementLost', playerID, side: 2, left, model })),
  ),
  advanced: models.flatMap((model) =>
    [
      { from: 0, to: 3 },
      { from: 5, to: 6 },
      { from: 4, to: 8 },
      { from: 6, to: 9 },
      { from: 10, to: 12 },
      { from: 3, to: 12 },
    ].flatMap((movement) =>
      [0, 1, 3].map((jumps) => ({
        type: 'advanced' as const,
        playerID,
        model,
        ...movement,
        jumps,
      })),
    ),
  ),
  tookPoints: (['turntable', 'finish'] as const).flatMap((pile) =>
    [null, 0, 13].map((cardID) => ({ type: 'tookPoints', playerID, pile, cardID })),
  ),
  stole: pointsCards.map(({ id }) => ({ type: 'stole', playerID, from: '1', cardID: id })),
  declined: [1, 4].map((left) => ({ type: 'declined', playerID, side: 1, left })),
  reclaimed: [true, false].map((tookCard) => ({ type: 'reclaimed', playerID, tookCard })),
  discarded: [{ type: 'discarded' }],
  lostHighest: [1, 12].map((distance) => ({ type: 'lostHighest', playerID, cardID: 0, distance })),
  choseDiscard: [{ type: 'choseDiscard', playerID }],
  lostChosen: [1, 9].map((distance) => ({ type: 'lostChosen', playerID, cardID: 4, distance })),
  raceEnded: [['0'], ['0', '1'], ['0', '1', '2', '3']].map((winners) => ({
    type: 'raceEnded',
    winners,
  })),
};

const allSamples: readonly CrazyRaceEvent[] = Object.values(samples).flat();

/** All strings in a text, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What the board says, with simple values for what its sentences are about. */
function boardSentencesOf({ board }: CrazyRaceText): string[] {
  const { sentences, actions, stage, outcome, piles } = board;
  const people = [['Ada'], ['Ada', 'Ben']];
  return [
    ...[1, 2].flatMap((count) => [
      sentences.moveShown('C', count),
      sentences.chooseLocomotive(count),
      sentences.split(count),
      sentences.splitFurther(count),
      actions.takeBack(count),
      actions.takeBackHelp(count),
      actions.giveUpRest(count),
      actions.declineHelp(count),
      actions.stealFrom('Ada', count),
      stage.side(count, { model: null, distance: count }),
      board.driver(3, count),
      board.ownPile(count),
      board.points(count),
      piles.turntable(count),
      piles.finish(count),
    ]),
    ...people.flatMap((each) => [
      sentences.answered(each),
      sentences.waitFor(each),
      sentences.watchReclaim(each),
      sentences.watchPenalty(each),
      sentences.over(each),
    ]),
    sentences.chooseDriver(1),
    sentences.chooseSide(4),
    sentences.chooseFirstDriver,
    sentences.chooseFirstSide(4),
    sentences.sideChosen(4, 2),
    actions.pointAt(4, stage.side(3, { model: null, distance: 3 })),
    actions.placeAt(4, 2),
    stage.winsTie('Ada', 4),
    stage.spacesForCards(3),
    stage.enlarge,
    stage.close,
    outcome.moved('X', 'Y', { spaces: 2, jumps: 1 }),
    outcome.moved('X', 'Y', { spaces: 1, jumps: 2 }),
    outcome.gains.turntable(5),
    outcome.gains.finish(null),
    board.tracks,
    board.pointsPiles,
    board.locomotive('X', 'Y', 3),
    sentences.moveChosen('B'),
    sentences.watchPlacing('Ada', 1),
    sentences.watchMoving('Ada'),
    sentences.watchPrize('Ada'),
    actions.drawPoints(null),
    actions.drawPoints(6),
    actions.discardPoints(5, 'turntable'),
    actions.discardPoints(5, 'finish'),
    stage.side(3, { model: null, distance: '?' }),
    stage.tabooSide(stage.side(3, { model: null, distance: 3 })),
    stage.noCards(stage.side(3, { model: null, distance: 3 })),
    board.pileCards([6, 5]),
    board.pointsCards([6, 5]),
    board.lastStage(2),
  ];
}

/** The shape of a rules text: a number for each list's length, 0 for a paragraph. */
function shapeOf({ rules }: CrazyRaceText): number[][] {
  return rules.map(({ body }) => body.map((part) => (typeof part === 'string' ? 0 : part.length)));
}

function isSentence(value: string): boolean {
  return /^\p{Lu}.*[.!?)]$/u.test(value);
}

describe('crazy-race-schacht: words', () => {
  for (const language of languages) {
    const text = texts[language];

    describe(language, () => {
      it('has a sentence for every refusal, and no other', () => {
        expect(text.refusals).to.have.all.keys([...refusals]);
        for (const reason of refusals) expect(text.refusals[reason]).to.satisfy(isSentence);
      });

      it('has a label and a sentence of help for every option, and no other', () => {
        expect(text.options).to.have.all.keys(optionFields.map(({ name }) => name));
        for (const { name } of optionFields) {
          expect(text.options[name].label).to.not.equal('');
          expect(text.options[name].help).to.satisfy(isSentence);
        }
      });

      it('has words for every order of the points piles, each differently', () => {
        const { choices } = text.options.pointsOrder;
        expect(choices).to.have.all.keys([...pointsOrders]);
        expect(new Set(Object.values(choices)).size).to.equal(pointsOrders.length);
      });

      it('explains the rules in the same sections as English', () => {
        expect(shapeOf(text)).to.deep.equal(shapeOf(en));
      });

      it('explains every option by its label', () => {
        const explained = stringsIn(text.rules.at(-1)?.body);
        for (const { name } of optionFields) {
          const { label } = text.options[name];
          expect(explained.some((each) => each.startsWith(label))).to.equal(true, label);
        }
      });

      it('names every locomotive, each differently', () => {
        expect(text.board.models).to.have.all.keys([...models]);
        expect(new Set(Object.values(text.board.models)).size).to.equal(models.length);
      });

      for (const [type, events] of Object.entries(samples)) {
        it(`tells "${type}" in a sentence`, () => {
          for (const event of events) {
            const told = text.tell(event, nameOf);
            expect(told).to.satisfy(isSentence);
            expect(told).to.not.match(/undefined|null|NaN|\[object|nobody| {2}/);
            if ('playerID' in event) expect(told).to.contain('Ada');
          }
        });
      }

      it('tells events apart', () => {
        const told = allSamples
          // Of cards with one value it is all the same which one was taken.
          .filter(({ type }) => type !== 'stole')
          .map((event) => text.tell(event, nameOf));
        expect(new Set(told).size).to.equal(told.length);
      });

      it('names the locomotive that moved, and that of a side', () => {
        for (const model of models) {
          const name = text.board.models[model];
          const movement = { from: 0, to: 2, jumps: 0 };
          expect(text.tell({ type: 'advanced', playerID, model, ...movement }, nameOf)).to.contain(
            name,
          );
          for (const event of samples.stageBegan) {
            expect(text.tell(event, nameOf)).to.contain(name);
          }
        }
      });

      it('names all who laid cards, with their sums', () => {
        for (const event of samples.revealed) {
          if (event.type !== 'revealed') continue;
          const told = text.tell(event, nameOf);
          for (const card of event.cards) expect(told).to.contain(nameOf(card.playerID));
          expect(told).to.contain(String(event.sum));
        }
      });

      it('names every winner', () => {
        const told = text.tell({ type: 'raceEnded', winners: ['0', '1', '2'] }, nameOf);
        for (const winner of ['Ada', 'Ben', 'Cleo']) expect(told).to.contain(winner);
      });

      it('has no empty words', () => {
        for (const each of [...stringsIn(text), ...boardSentencesOf(text)]) {
          expect(each.trim()).to.not.equal('');
        }
      });
    });
  }

  it('has its own words in every language', () => {
    for (const language of languages.filter((each) => each !== 'en')) {
      const text = texts[language];
      for (const reason of refusals) {
        expect(text.refusals[reason]).to.not.equal(en.refusals[reason]);
      }
      for (const [index, { heading }] of text.rules.entries()) {
        expect(heading).to.not.equal(en.rules[index]?.heading);
      }
      for (const { name } of optionFields) {
        expect(text.options[name].label).to.not.equal(en.options[name].label);
        expect(text.options[name].help).to.not.equal(en.options[name].help);
      }
      for (const event of allSamples) {
        expect(text.tell(event, nameOf)).to.not.equal(en.tell(event, nameOf));
      }
      const english = boardSentencesOf(en);
      for (const [index, sentence] of boardSentencesOf(text).entries()) {
        // A point is a point in French too.
        if (!/^\d points?$/.test(sentence)) expect(sentence).to.not.equal(english[index]);
      }
    }
  });

  it('tells what lay at a side, and how it was won', () => {
    const [alone, tie, four] = samples.revealed;
    if (!alone || !tie || !four) throw new Error('There are three samples.');
    expect(en.tell(alone, nameOf)).to.equal('Side 1: Ada 6. Ada wins.');
    expect(en.tell(tie, nameOf)).to.equal(
      'Side 2: Ada 1 + 2 = 3, Ben 3. Ada wins the tie at 3: the first card decides.',
    );
    expect(en.tell(four, nameOf)).to.equal('Side 4: Cleo 4, Ada 6, Ben 1, Dan 3. Ada wins.');
  });

  it('says of a new stage what each side shows', () => {
    const event = { type: 'stageBegan', stage: 3, stageCard: 6, firstPlayer: playerID } as const;
    expect(en.tell(event, nameOf)).to.equal(
      'Stage 3 begins, and Ada goes first. Side 1: any locomotive, 1 space for each card. Side 2: Pioneer, 2 spaces. Side 3: Tank Engine, 3 spaces. Side 4: Express, 3 spaces.',
    );
  });

  it('speaks of each locomotive and each card as its language does', () => {
    expect(it_.board.sentences.moveShown('C', 2)).to.contain('Il tuo Espresso può');
    expect(it_.board.sentences.moveShown('B', 2)).to.contain('La tua Locotender può');
    expect(fr.board.sentences.moveShown('C', 2)).to.contain('Ton Express peut');
    expect(fr.board.sentences.moveShown('A', 2)).to.contain('Ta Pionnière peut');
    expect(it_.board.actions.reclaimCard(1)).to.equal('Riprendi l’1');
    expect(it_.board.actions.reclaimCard(3)).to.equal('Riprendi il 3');
  });

  it('tells where a locomotive has come to, and how', () => {
    const told = (from: number, to: number, jumps: number) =>
      en.tell({ type: 'advanced', playerID, model: 'B', from, to, jumps }, nameOf);
    expect(told(0, 3, 0)).to.equal('Ada moves the Tank Engine to space 3, outbound.');
    expect(told(4, 6, 1)).to.equal('Ada moves the Tank Engine onto the turntable, with one jump.');
    expect(told(4, 8, 2)).to.equal(
      'Ada moves the Tank Engine across the turntable to space 4, homebound, with 2 jumps.',
    );
    expect(told(6, 7, 0)).to.equal('Ada moves the Tank Engine to space 5, homebound.');
    expect(told(11, 12, 0)).to.equal('Ada moves the Tank Engine home.');
  });

  it('sets narrow no-break spaces before high punctuation in French', () => {
    const told = allSamples.map((event) => fr.tell(event, nameOf));
    for (const each of [...stringsIn(fr), ...boardSentencesOf(fr), ...told]) {
      expect(each, each).to.not.match(/[^\u202f][;:!?»]|«[^\u202f]/u);
    }
  });
});
