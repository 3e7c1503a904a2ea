import type { ReactNode } from 'react';
import { RulesFigure } from '../../kit/board/IllustratedRules.tsx';
import { seatSigns } from '../../kit/board/SeatSign.tsx';
import { DriverFace } from '../board/DriverCard.tsx';
import { stationEnd } from '../board/geometry.ts';
import { Pile } from '../board/Piles.tsx';
import { Stage } from '../board/Stage.tsx';
import { StageBoard } from '../board/StageCard.tsx';
import { TrackRow } from '../board/TrackRow.tsx';
import { driverCards } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { jump, pilesOf, split, tie, turn } from './figures.ts';

/** A figure of these rules. */
export function Figure(props: { readonly caption: string; readonly children: ReactNode }) {
  return <RulesFigure className="crazy-race-schacht crazy-race-schacht-figure" {...props} />;
}

export function HandFigure() {
  return (
    <div className="crazy-race-schacht-figure-cards">
      {driverCards.map((value, cardID) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's place is its number
        <DriverFace key={cardID} value={value} playerID="0" />
      ))}
    </div>
  );
}

/** The points cards as they lie at the beginning, with these options. */
export function PilesFigure({
  options,
  words,
}: {
  readonly options: unknown;
  readonly words: BoardText;
}) {
  const piles = pilesOf(options);
  return (
    <div className="crazy-race-schacht crazy-race-schacht-figure">
      <div className="crazy-race-schacht-piles">
        <Pile pile="finish" cards={piles.finish} words={words} />
        <Pile pile="turntable" cards={piles.turntable} words={words} />
      </div>
    </div>
  );
}

export function CardFigure() {
  return (
    <div className="crazy-race-schacht-figure-card">
      <StageBoard cardID={6} highlighted={null} taboo={null} />
    </div>
  );
}

export function TieFigure({ words }: { readonly words: BoardText }) {
  const { shown, side } = tie();
  return (
    <div className="crazy-race-schacht-stage-area">
      <Stage
        {...{ shown, side, words }}
        own={[]}
        viewer={null}
        placing={null}
        isFigure
        nameOf={(playerID) => seatSigns[Number(playerID)] ?? ''}
      />
    </div>
  );
}

const tracks = { jump, turn, split };

/** A way that is tried out on a track. */
export function TrackFigure({ of }: { readonly of: keyof typeof tracks }) {
  const { locomotives, tryOut } = tracks[of]();
  return (
    <div className="crazy-race-schacht-figure-track">
      <TrackRow
        playerID="0"
        locomotives={locomotives}
        movement={tryOut}
        onPress={null}
        left={stationEnd}
      />
    </div>
  );
}
