import { type MouseEvent, useState } from 'react';
import { type Side, sides } from '../../rules/components.ts';
import { tabooSide } from '../../rules/index.ts';
import { Magnified } from '../cards/Magnified.tsx';
import { StageBoard } from '../cards/StageCard.tsx';
import { type Placing, type SidesProps, StageSideArea } from '../cards/StageSide.tsx';

/** Returns the side that the Tab key reaches: the chosen one, else the first open one. */
function tabStopOf({ shown, placing }: Pick<SidesProps, 'shown' | 'placing'>): Side | undefined {
  return placing?.side ?? sides.find((side) => side !== tabooSide(shown));
}

/** Button that enlarges the stage card. */
function EnlargeButton({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="crazy-race-schacht-enlarge"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15l6 6M7 10h6M10 7v6" />
      </svg>
    </button>
  );
}

/** Fields of the stage card as shortcuts for the pointer. The buttons of the sides do the same. */
function FieldTargets({ placing }: { readonly placing: Placing }) {
  return sides.map((at) => (
    <button
      key={at}
      type="button"
      className="crazy-race-schacht-field-target"
      data-side={at}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => placing.pointAt(at)}
    />
  ));
}

/** Shows the stage card as a station board, with the driver cards around its sides. */
export function Stage({
  isFigure = false,
  ...props
}: SidesProps & {
  readonly viewer: string | null;
  /** Whether it is only an illustration in a text. */
  readonly isFigure?: boolean;
}) {
  const { shown, side, placing, words } = props;
  const [isLarge, setLarge] = useState(false);
  const tabStop = tabStopOf(props);
  const enlargeByTouch = (event: MouseEvent) => {
    // A long press by touch. The mouse keeps its context menu.
    if (!matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    setLarge(true);
  };
  return (
    <div className="crazy-race-schacht-stage" data-placing={placing !== null}>
      <ol className="crazy-race-schacht-sides">
        {sides.map((at) => (
          <StageSideArea key={at} {...props} at={at} isTabStop={tabStop === at} />
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut, the button after it does the same */}
      <div
        className="crazy-race-schacht-middle"
        key={shown.stageCard}
        onContextMenu={enlargeByTouch}
      >
        <StageBoard cardID={shown.stageCard} highlighted={side} taboo={tabooSide(shown)} />
        {placing && <FieldTargets placing={placing} />}
      </div>
      {!isFigure && <EnlargeButton label={words.stage.enlarge} onPress={() => setLarge(true)} />}
      {isLarge && (
        <Magnified shown={shown} side={side} words={words} onClose={() => setLarge(false)} />
      )}
    </div>
  );
}
