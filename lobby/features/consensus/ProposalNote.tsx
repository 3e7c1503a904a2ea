import type { NameOf } from '../../../games/kit/text.ts';
import type { Proposal } from '../../../protocol/tables.ts';
import { useConsensusText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useNow } from '../../lib/useNow.ts';
import { useRequest } from '../../lib/useRequest.ts';
import { spanInFigures } from '../../ui/format-duration.ts';
import { RequestProblem } from './RequestProblem.tsx';
import { agree, type OwnSeat } from './seat-requests.ts';

/** Milliseconds. */
const second = 1000;

/** Shows a vote: who agrees, and when it takes effect. Every player can decline until then. */
export function ProposalNote({
  proposal,
  ownSeat,
  nameOf,
  serverAhead,
  onClose,
}: {
  readonly proposal: Proposal;
  readonly ownSeat: OwnSeat;
  readonly nameOf: NameOf;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly serverAhead: number;
  readonly onClose: () => void;
}) {
  const { formats } = useText();
  const words = useConsensusText().proposal;
  const { problem, ask } = useRequest();
  const { kind, seat, agreed, missing, dueAt } = proposal;
  const answer = async (isAgreed: boolean) => {
    if (await ask(() => agree(ownSeat, { kind, seat, isAgreed }))) onClose();
  };
  const namesOf = (seats: readonly string[]) => formats.list(seats.map(nameOf));
  return (
    <div className="note agree-note agree-proposal">
      <p>
        <strong>{kind === 'end' ? words.end : words[kind](nameOf(seat ?? ''))}</strong>
      </p>
      <p>
        {agreed.length > 0 && words.agreed(namesOf(agreed))}{' '}
        {missing.length > 0 && words.missing(namesOf(missing))}
      </p>
      {dueAt !== null && <Warning dueAt={dueAt - serverAhead} />}
      <div className="buttons">
        {!agreed.includes(ownSeat.seat.playerID) && (
          <button type="button" className="button button-main" onClick={() => answer(true)}>
            {words.yes}
          </button>
        )}
        <button type="button" className="button" onClick={() => answer(false)}>
          {words.no}
        </button>
      </div>
      <RequestProblem problem={problem} />
    </div>
  );
}

/** Counts down until an accepted vote takes effect. */
function Warning({ dueAt }: { readonly dueAt: number }) {
  const words = useConsensusText().proposal;
  const left = Math.max(0, dueAt - useNow({ every: second, from: dueAt }));
  const figures = spanInFigures(Math.ceil(left / second) * second);
  return (
    <p>
      <span aria-hidden="true">{words.due(figures)}</span>
      <span className="only-read">{words.dueSoon}</span>
    </p>
  );
}
