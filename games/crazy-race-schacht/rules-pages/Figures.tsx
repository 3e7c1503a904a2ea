import type { ReactNode } from 'react';
import { RulesFigure } from '../../kit/board/IllustratedRules.tsx';
import { seatSigns } from '../../kit/board/SeatSign.tsx';
import { DriverFace } from '../board/cards/DriverCard.tsx';
import { StageBoard } from '../board/cards/StageCard.tsx';
import { Pile } from '../board/stage/Piles.tsx';
import { Stage } from '../board/stage/Stage.tsx';
import { stationEnd } from '../board/tracks/geometry.ts';
import { TrackRow } from '../board/tracks/TrackRow.tsx';
import type { BoardText } from '../locales/board/en.ts';
import { driverCards } from '../rules/components.ts';
import { jump, pilesOf, split, tie, turn } from './figures.ts';

/** A figure of these rules. */
export function Figure(props: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <RulesFigure
      className="paddock-frame crazy-race-schacht crazy-race-schacht-figure"
      {...props}
    />
  );
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
    <div className="paddock-frame crazy-race-schacht crazy-race-schacht-figure">
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
        shown={shown}
        side={side}
        words={words}
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
