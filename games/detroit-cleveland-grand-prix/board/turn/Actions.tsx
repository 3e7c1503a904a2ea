import { Action } from '../../../kit/board/frame/Action.tsx';
import { RefusalNote } from '../../../kit/board/frame/RefusalNote.tsx';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import { linesInPlay } from '../../rules/card-effects.ts';
import type { Car } from '../../rules/components.ts';
import { exchangesOf } from '../../rules/index.ts';
import type { CarMove, Refusal, RouteStep } from '../../rules/state.ts';
import { ruleForRefusal } from '../../rules-sections.ts';
import { RaceCardFace } from '../cards/RaceCard.tsx';
import { CarIcon } from '../circuit/Car.tsx';
import { useScreen } from '../circuit/useScreen.ts';
import type { Parts } from '../parts.ts';
import type { OwnCard } from './useOwnTurn.ts';
import { directionOf, shownSpace } from './words.ts';

/** State of a line of the card. */
type LineState = 'later' | 'now' | 'done' | 'still';

interface Line {
  readonly key: number;
  readonly state: LineState;
  /** The car of the line. Null for white that is not decided yet. */
  readonly car: Car | null;
  readonly name: string;
  readonly said: string;
  readonly spaces: number;
}

function saidOf({ car, path }: CarMove, { G, text }: Parts): string {
  const { race } = text.board;
  const last = path.at(-1);
  if (last === 'finish') return race.goesHome;
  if (last) return race.goesTo(shownSpace(last));
  if (car === null) return race.lapsed;
  return G.home.includes(car) ? race.isHome : race.blocked;
}

/** Returns the lines of the card, each with its decision. */
function linesOf(card: OwnCard, parts: Parts): readonly Line[] {
  const { G, text } = parts;
  const { board: words } = text;
  const { number, chosen } = card.tryout;
  const { race, cars, white } = words;
  const { entries } = linesInPlay(exchangesOf(G), number);
  return entries.map(({ shown, car: stands, spaces }, index) => {
    const move = chosen[index];
    const isNow = index === chosen.length;
    const car = move?.car ?? stands ?? (isNow ? (card.task?.car ?? null) : null);
    const printed = shown === car ? null : shown === 'white' ? white : cars[shown];
    const name = car ? race.entry(cars[car], spaces, printed) : race.entry(white, spaces, null);
    if (move) {
      const state = move.path.length > 0 ? 'done' : 'still';
      return { key: index, state, car, name, said: saidOf(move, parts), spaces };
    }
    const said = isNow ? race.isNext : race.toDo;
    return { key: index, state: isNow ? 'now' : 'later', car, name, said, spaces };
  });
}

function Lines({ card, parts }: { readonly card: OwnCard; readonly parts: Parts }) {
  const lines = linesOf(card, parts);
  if (lines.length === 0) return null;
  return (
    <ol className="grand-prix-lines" aria-label={parts.text.board.race.entries(card.tryout.number)}>
      {lines.map(({ key, state, car, name, said, spaces }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <CarIcon car={car ?? 'white'} />
          <b aria-hidden="true">{spaces}</b>
          <span className="paddock-unseen">{name}: </span>
          <span className="grand-prix-line-said">{said}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the side of the car on which a step ends. */
function sideOf(step: RouteStep, lane: number): 'left' | 'straight' | 'right' {
  if (step === 'finish' || step[1] === lane) return 'straight';
  return step[1] < lane ? 'left' : 'right';
}

/** Buttons for the next space: to the left, straight on or to the right. */
function Steps({ card, parts }: { readonly card: OwnCard; readonly parts: Parts }) {
  const { board: words } = parts.text;
  const { task, steps, spaces } = card;
  if (!task?.car) return null;
  const lane = spaces[task.car]?.[1] ?? 0;
  const inOrder = [...steps].sort(
    (a, b) => (a === 'finish' ? lane : a[1]) - (b === 'finish' ? lane : b[1]),
  );
  return (
    <fieldset
      ref={oneTabStop}
      className="grand-prix-steps"
      aria-label={words.race.oneSpace(words.cars[task.car])}
    >
      {inOrder.map((step) => (
        <Action
          // The key is the direction, so that repeated presses of straight on stay on the same button.
          key={directionOf(step, lane, words)}
          className={`grand-prix-step-${sideOf(step, lane)}`}
          label={directionOf(step, lane, words)}
          onDo={() => card.stepTo(step)}
        />
      ))}
    </fieldset>
  );
}

/** Buttons for the cars that white may move. */
function WhiteCars({ card, parts }: { readonly card: OwnCard; readonly parts: Parts }) {
  const { board: words } = parts.text;
  const offered = card.task && !card.task.car ? card.task.next.whiteCars : [];
  if (offered.length === 0) return null;
  return (
    <fieldset ref={oneTabStop} className="grand-prix-whites" aria-label={words.race.whiteCars}>
      {offered.map((car) => (
        <Action
          key={car}
          className="grand-prix-lit-action"
          label={words.cars[car]}
          onDo={() => card.chooseWhite(car)}
        >
          <CarIcon car={car} />
        </Action>
      ))}
    </fieldset>
  );
}

/** Shows the draft of a card: its lines, the present decision, and undo. */
export function Actions({
  card,
  parts,
  isOpen,
  refusal,
}: {
  readonly card: OwnCard;
  readonly parts: Parts;
  readonly isOpen: boolean;
  readonly refusal: Refusal | null;
}) {
  const { G, text } = parts;
  const { actions } = text.board;
  // A phone in portrait has no room for the card.
  const isNarrow = useScreen() === 'portrait';
  const why = refusal ?? (card.isUnplayable ? 'notPlayable' : null);
  return (
    <section className="grand-prix-panel">
      <h3 className="paddock-unseen">{text.board.race.entries(card.tryout.number)}</h3>
      {!isNarrow && (
        <div className="grand-prix-panel-card" aria-hidden="true">
          <RaceCardFace number={card.tryout.number} exchanges={exchangesOf(G)} />
        </div>
      )}
      <Lines card={card} parts={parts} />
      <RefusalNote reason={why} sections={ruleForRefusal} />
      <div className="grand-prix-choices" data-part="choices">
        <WhiteCars card={card} parts={parts} />
        <Steps card={card} parts={parts} />
      </div>
      <div className="grand-prix-actions" data-part="actions">
        <Action label={actions.playCard} onDo={card.play} isMain isOpen={card.canPlay && isOpen} />
        <Action label={actions.undo} onDo={card.undo} isOpen={card.canUndo && isOpen} />
        <Action label={actions.startOver} onDo={card.startOver} isOpen={card.canUndo && isOpen} />
        <Action label={actions.putBack} onDo={card.putBack} isOpen={isOpen} />
      </div>
    </section>
  );
}
