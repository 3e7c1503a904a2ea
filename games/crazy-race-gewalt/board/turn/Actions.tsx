import { useId } from 'react';
import { Action, Skip } from '../../../kit/board/frame/Action.tsx';
import { RefusalNote } from '../../../kit/board/frame/RefusalNote.tsx';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { ofSeat } from '../../../kit/seats.ts';
import { endingOf } from '../../locales/event-details.ts';
import { arrowOf, maxCounters } from '../../rules/components.ts';
import { ruleForRefusal } from '../../rules-sections.ts';
import { ActionCard } from '../cards/ActionCard.tsx';
import { cardMeaning, cardName } from '../cards/Hand.tsx';
import type { Parts } from '../parts.ts';
import { type Choice, kindChosen } from './tryout.ts';
import type { OwnQuestion, OwnTurn, TurnLeft } from './useOwnTurn.ts';

interface ActionsProps extends Parts {
  readonly own: OwnTurn;
}

/** Shows what a card played before the viewer will do, and the possible answers. */
function QuestionPanel({
  G,
  own,
  question,
  seating,
  text,
}: ActionsProps & { question: OwnQuestion }) {
  const { question: words, actions, kinds, seats } = text.board;
  const { from } = question;
  const { playerID } = own;
  const kind = arrowOf(question.cardID);
  const when = G.turn.playerID === playerID ? 'now' : 'next';
  const left = maxCounters - ofSeat(ofSeat(G.counters, playerID), from);
  const count = question.counters.length;
  const isOpen = !own.isSending;
  const threatID = useId();
  return (
    <section
      className="crazy-race-gewalt-question"
      data-part="question"
      aria-label={words.heading(seating.nameOf(from))}
    >
      <span className="crazy-race-gewalt-laid">
        <ActionCard kind={kind} />
      </span>
      <div>
        <p>
          <SeatSign playerID={from} />{' '}
          <strong>{seats.before(kinds[kind], seating.nameOf(from))}</strong>
        </p>
        <p id={threatID}>{words.threats[kind][when]}</p>
        <p className="crazy-race-gewalt-soft">
          {words.counters(count, seating.nameOf(from), left)}
        </p>
      </div>
      <div className="crazy-race-gewalt-buttons">
        {count > 0 && (
          <Action
            label={actions.counter}
            onDo={own.counter}
            isMain
            isOpen={isOpen}
            describedBy={threatID}
          />
        )}
        <Action label={actions.allow} onDo={own.allow} isOpen={isOpen} describedBy={threatID} />
      </div>
    </section>
  );
}

/** Buttons for playing the chosen card. */
function PlayActions({ own, choice, seating, text }: ActionsProps & { choice: Choice }) {
  const { actions } = text.board;
  const isOpen = !own.isSending;
  if (!choice.at && own.targets.length === 0) return null;
  const label = choice.deck === 'section' ? actions.layHere : actions.moveHere;
  return (
    <div ref={oneTabStop} className="crazy-race-gewalt-buttons" data-part="play">
      {choice.at && <Action label={label} onDo={own.send} isMain isOpen={own.canSend && isOpen} />}
      {own.targets.map((seat) => (
        <Action
          key={seat}
          label={actions.layBefore(seating.nameOf(seat))}
          onDo={() => own.layBefore(seat)}
          isMain
          isOpen={isOpen}
        >
          <SeatSign playerID={seat} />
        </Action>
      ))}
    </div>
  );
}

/** Buttons for other uses of the chosen card. */
function OtherActions({ own, choice, text }: ActionsProps & { choice: Choice }) {
  const { actions } = text.board;
  const isOpen = !own.isSending;
  if (choice.from) {
    return <Action label={actions.pickOther} onDo={own.pickOther} isOpen={isOpen} />;
  }
  return <Action label={actions.discard} onDo={own.discard} isOpen={isOpen} />;
}

/** Shows what the chosen card does, and why it cannot be used now. */
function ChosenCard({ own, choice, text }: ActionsProps & { choice: Choice }) {
  const { board: words } = text;
  const { deck, cardID } = choice;
  const kind = kindChosen(choice);
  const isInSentence = kind === null && own.turn !== null && own.whyNotUse === null;
  return (
    <div className="crazy-race-gewalt-chosen">
      <p data-said={isInSentence}>
        <strong>{cardName(deck, cardID, words)}</strong> {cardMeaning(deck, cardID, words)}
      </p>
      <RefusalNote reason={own.turn && own.whyNotUse} sections={ruleForRefusal} />
    </div>
  );
}

function TurnEnd({ own, turn, text }: ActionsProps & { turn: TurnLeft }) {
  return (
    <Action
      className="crazy-race-gewalt-roll-button"
      label={endingOf(turn.going, text.board.actions.endings)}
      onDo={own.roll}
      isMain={own.choice === null}
      isOpen={!own.isSending}
    />
  );
}

/** Shows what the viewer can do now, besides choosing a card and a section. */
export function Actions(props: ActionsProps) {
  const { own, playback, text } = props;
  const { actions } = text.board;
  const { question, choice, turn } = own;
  const isPlaying = playback.event !== null;
  if (question && !isPlaying) return <QuestionPanel {...props} question={question} />;
  const canUse = turn !== null && choice !== null && own.whyNotUse === null && !isPlaying;
  return (
    <div className="crazy-race-gewalt-panel-actions" data-part="actions">
      {choice && (
        <div className="crazy-race-gewalt-choice">
          <ChosenCard {...props} choice={choice} />
          {canUse && <PlayActions {...props} choice={choice} />}
          <div className="crazy-race-gewalt-buttons" data-others="true">
            {canUse && <OtherActions {...props} choice={choice} />}
            <Action label={actions.putBack} onDo={own.putBack} />
          </div>
        </div>
      )}
      <div className="crazy-race-gewalt-buttons crazy-race-gewalt-turn-end">
        {turn && !isPlaying && <TurnEnd {...props} turn={turn} />}
        {isPlaying && <Skip label={actions.skip} onSkip={playback.skip} />}
      </div>
    </div>
  );
}
