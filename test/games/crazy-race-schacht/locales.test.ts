import { expect } from 'chai';
import { texts as lazyTexts } from '../../../games/crazy-race-schacht/locales/index.ts';
import { models } from '../../../games/crazy-race-schacht/rules/components.ts';
import { rulesTexts } from '../../../games/crazy-race-schacht/rules-pages/texts.ts';
import { languages } from '../../../games/kit/language.ts';
import { nameOf } from '../../support/browser/words.ts';
import { allWords } from '../../support/games/texts.ts';
import { playerID, samples } from './told-events.ts';

const texts = await allWords(lazyTexts, rulesTexts);

describe('The words of Crazy Race (Schacht)', () => {
  it('The log names the locomotive that moved and every locomotive of a new stage', () => {
    for (const language of languages) {
      const { describeEvent, board } = texts[language];
      for (const model of models) {
        const moved = { type: 'advanced', playerID, model, from: 0, to: 2, jumps: 0 } as const;
        for (const event of [moved, ...samples.stageBegan]) {
          expect(describeEvent(event, nameOf), language).to.contain(board.models[model]);
        }
      }
    }
  });

  it('The log names all players with cards at a side and the sum that won', () => {
    for (const language of languages) {
      for (const event of samples.revealed) {
        if (event.type !== 'revealed') throw new Error('A sample is of another type.');
        const told = texts[language].describeEvent(event, nameOf);
        for (const card of event.cards) expect(told, language).to.contain(nameOf(card.playerID));
        expect(told, language).to.contain(String(event.sum));
      }
    }
  });

  it('The log says which cards lay at a side and how it was won', () => {
    expect(samples.revealed.map((event) => texts.en.describeEvent(event, nameOf))).to.deep.equal([
      'Side 1: Ada 6. Ada wins.',
      'Side 2: Ada 1 + 2 = 3, Ben 3. Ada wins the tie at 3: the first card decides.',
      'Side 4: Cleo 4, Ada 6, Ben 1, Dan 3. Ada wins.',
    ]);
  });

  it('The log says what each side of a new stage shows', () => {
    const event = { type: 'stageBegan', stage: 3, stageCard: 6, firstPlayer: playerID } as const;
    expect(texts.en.describeEvent(event, nameOf)).to.equal(
      'Stage 3 begins, and Ada goes first. Side 1: any locomotive, 1 space for each card. Side 2: Pioneer, 2 spaces. Side 3: Tank Engine, 3 spaces. Side 4: Express, 3 spaces.',
    );
  });

  it('The log says where a locomotive has come to and with how many jumps', () => {
    const ways: readonly (readonly [from: number, to: number, jumps: number])[] = [
      [0, 3, 0],
      [4, 6, 1],
      [4, 8, 2],
      [6, 7, 0],
      [11, 12, 0],
    ];
    const told = ways.map(([from, to, jumps]) =>
      texts.en.describeEvent({ type: 'advanced', playerID, model: 'B', from, to, jumps }, nameOf),
    );
    expect(told).to.deep.equal([
      'Ada moves the Tank Engine to space 3, outbound.',
      'Ada moves the Tank Engine onto the turntable, with one jump.',
      'Ada moves the Tank Engine across the turntable to space 4, homebound, with 2 jumps.',
      'Ada moves the Tank Engine to space 5, homebound.',
      'Ada moves the Tank Engine home.',
    ]);
  });

  it('The board names each locomotive and each card with the article of its language', () => {
    const { it: italian, fr: french } = texts;
    expect(italian.board.sentences.moveShown('C', 2)).to.contain('Il tuo Espresso può');
    expect(italian.board.sentences.moveShown('B', 2)).to.contain('La tua Locotender può');
    expect(french.board.sentences.moveShown('C', 2)).to.contain('Ton Express peut');
    expect(french.board.sentences.moveShown('A', 2)).to.contain('Ta Pionnière peut');
    expect(italian.board.actions.reclaimCard(1)).to.equal('Riprendi l’1');
    expect(italian.board.actions.reclaimCard(3)).to.equal('Riprendi il 3');
  });
});
