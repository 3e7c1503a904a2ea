import { expect } from 'chai';
import { games } from '../../../games/paddock.ts';
import { text as en } from '../../../lobby/i18n/en/waiting-room.ts';
import {
  clockControl,
  clockSpeeds,
  speedOf,
  timeControlInWords,
} from '../../../lobby/ui/time-controls.ts';
import { timeControlRange } from '../../../protocol/tables.ts';
import { textsOf } from '../../support/browser/texts.ts';

describe('The time controls that the lobby offers', () => {
  const inWords = (timeControl: Parameters<typeof timeControlInWords>[0]) =>
    timeControlInWords(timeControl, { room: en, language: 'en' });

  it('clocks follow the usual thinking time of the game, with a reserve of six turns', () => {
    const clocks = (decisionSeconds: number) =>
      clockSpeeds.map((speed) => {
        const { turnSeconds, reserveSeconds } = clockControl({ decisionSeconds }, speed);
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
    const { turnSeconds, reserveSeconds } = timeControlRange;
    expect(games).to.have.length(4);
    for (const info of games) {
      for (const speed of clockSpeeds) {
        const timeControl = clockControl(info, speed);
        expect(timeControl.turnSeconds).to.be.within(turnSeconds.min, turnSeconds.max);
        expect(timeControl.reserveSeconds).to.be.within(reserveSeconds.min, reserveSeconds.max);
        expect(speedOf(info, timeControl)).to.equal(speed);
        expect(speedOf(info, { ...timeControl, reserveSeconds: 1 })).to.equal(undefined);
      }
    }
  });

  it('every time control is described in words', () => {
    expect(inWords({ kind: 'clock', turnSeconds: 30, reserveSeconds: 180 })).to.equal(
      '30 seconds per turn, and 3 minutes in reserve for the whole match.',
    );
    expect(inWords({ kind: 'clock', turnSeconds: 60, reserveSeconds: 0 })).to.equal(
      '1 minute per turn.',
    );
    expect(inWords({ kind: 'days', days: 1 })).to.match(/^1 day per turn\./);
    expect(inWords({ kind: 'together' })).to.match(/^No clock/);
  });

  it('a time control is described in every language', async () => {
    const timeControl = { kind: 'clock', turnSeconds: 15, reserveSeconds: 90 } as const;
    const rooms = await textsOf<typeof en>('waiting-room');
    const said = (['it', 'fr', 'de'] as const).map((language) =>
      timeControlInWords(timeControl, { room: rooms[language], language }),
    );
    expect(said[0]).to.match(/^15 secondi .*1 minuto.*30 secondi/);
    expect(said[1]).to.match(/^15\ssecondes .*1\sminute.*30\ssecondes/);
    expect(said[2]).to.match(/^15 Sekunden .*1 Minute.*30 Sekunden/);
  });
});
