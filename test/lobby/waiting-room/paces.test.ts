import { expect } from 'chai';
import { games } from '../../../games/paddock.ts';
import {
  clockPace,
  clockSpeeds,
  paceInWords,
  speedOf,
} from '../../../lobby/features/waiting-room/paces.ts';
import { text as en } from '../../../lobby/i18n/en/waiting-room.ts';
import { paceRange } from '../../../protocol/tables.ts';
import { textsOf } from '../../support/browser/texts.ts';

describe('The paces that the lobby offers', () => {
  const inWords = (pace: Parameters<typeof paceInWords>[0]) =>
    paceInWords(pace, { room: en, language: 'en' });

  it('clocks follow the usual thinking time of the game, with a reserve of six turns', () => {
    const clocks = (decisionSeconds: number) =>
      clockSpeeds.map((speed) => {
        const { turnSeconds, reserveSeconds } = clockPace({ decisionSeconds }, speed);
        return [turnSeconds, reserveSeconds];
      });
    expect(clocks(30)).to.deep.equal([
      [15, 90],
      [30, 180],
      [60, 360],
    ]);
    // Turns are rounded to five seconds and never zero.
    expect(clocks(45).map(([turn]) => turn)).to.deep.equal([25, 45, 90]);
    expect(clocks(1).map(([turn]) => turn)).to.deep.equal([5, 5, 5]);
  });

  it('the server accepts every clock offered, and the lobby recognises it, for every game', () => {
    const { turnSeconds, reserveSeconds } = paceRange;
    expect(games).to.have.length(4);
    for (const info of games) {
      for (const speed of clockSpeeds) {
        const pace = clockPace(info, speed);
        expect(pace.turnSeconds).to.be.within(turnSeconds.min, turnSeconds.max);
        expect(pace.reserveSeconds).to.be.within(reserveSeconds.min, reserveSeconds.max);
        expect(speedOf(info, pace)).to.equal(speed);
        expect(speedOf(info, { ...pace, reserveSeconds: 1 })).to.equal(undefined);
      }
    }
  });

  it('every pace is described in words', () => {
    expect(inWords({ kind: 'clock', turnSeconds: 30, reserveSeconds: 180 })).to.equal(
      '30 seconds per turn, and 3 minutes in reserve for the whole match.',
    );
    expect(inWords({ kind: 'clock', turnSeconds: 60, reserveSeconds: 0 })).to.equal(
      '1 minute per turn.',
    );
    expect(inWords({ kind: 'days', days: 1 })).to.match(/^1 day per turn\./);
    expect(inWords({ kind: 'together' })).to.match(/^No clock/);
  });

  it('a pace is described in every language', async () => {
    const pace = { kind: 'clock', turnSeconds: 15, reserveSeconds: 90 } as const;
    const rooms = await textsOf<typeof en>('waiting-room');
    const said = (['it', 'fr', 'de'] as const).map((language) =>
      paceInWords(pace, { room: rooms[language], language }),
    );
    expect(said[0]).to.match(/^15 secondi .*1 minuto.*30 secondi/);
    expect(said[1]).to.match(/^15\ssecondes .*1\sminute.*30\ssecondes/);
    expect(said[2]).to.match(/^15 Sekunden .*1 Minute.*30 Sekunden/);
  });
});
