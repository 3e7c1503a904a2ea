import { Link, useLocation } from 'wouter';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { NameOf } from '../../../games/kit/text.ts';
import type { NextTable, TableAtHand } from '../../../protocol/tables.ts';
import { ConsensusText, useConsensusText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { rememberSeat } from '../../lib/seats.ts';
import { useRequest } from '../../lib/useRequest.ts';
import { RequestProblem } from './RequestProblem.tsx';
import { declineToPlayAgain, type OwnSeat, playAgain } from './seat-requests.ts';
import './consensus.css';

interface RematchProps {
  readonly table: TableAtHand;
  readonly ownSeat: OwnSeat;
  readonly nameOf: NameOf;
}

/** Asks all players of a finished match whether to play again, and shows their answers. */
export function Rematch(props: RematchProps) {
  return (
    <ConsensusText>
      <AskedAgain {...props} />
    </ConsensusText>
  );
}

/** Returns the key of the button's text, by who plays again. */
function againWith(table: TableAtHand): 'playAgain' | 'playAgainAll' | 'playAgainBots' {
  if (!table.seats.some(({ bot }) => bot !== null)) return 'playAgain';
  return peopleAt(table).length > 1 ? 'playAgainAll' : 'playAgainBots';
}

function AskedAgain({ table, ownSeat, nameOf }: RematchProps) {
  const { formats } = useText();
  const words = useConsensusText().again;
  const { next } = table;
  const { game, playerID } = ownSeat.seat;
  const name = table.seats.find((seat) => seat.playerID === playerID)?.name ?? ownSeat.seat.name;
  const { problem, ask } = useRequest();
  const [, navigate] = useLocation();
  const ownAnswer = next?.answers[playerID];
  const callers = peopleAt(table).filter(
    (seat) => seat.playerID !== playerID && next?.answers[seat.playerID] === 'yes',
  );
  const isAsked = ownAnswer === undefined && callers.length > 0;

  const comeAlong = async () => {
    const taken = await ask(() => playAgain(ownSeat, name));
    if (!taken) return;
    const { nextMatchID, playerCredentials: credentials } = taken;
    rememberSeat(nextMatchID, { game, playerID: taken.playerID, credentials, name });
    navigate(addresses.nextTable(nextMatchID, ownSeat.matchID));
  };
  const yes = isAsked ? words.yes : words[againWith(table)];
  return (
    <>
      <p role="status" className="ending-next">
        {isAsked &&
          words.asked(formats.list(callers.map((seat) => nameOf(seat.playerID))), callers.length)}
        {ownAnswer === 'no' && words.declined}
      </p>
      {next && <Answers table={table} next={next} nameOf={nameOf} />}
      <RequestProblem problem={problem} />
      <div className="buttons">
        {next && ownAnswer === 'yes' ? (
          <Link
            href={addresses.nextTable(next.matchID, ownSeat.matchID)}
            className="button button-main"
          >
            {words.goThere}
          </Link>
        ) : (
          <button type="button" className="button button-main" onClick={comeAlong}>
            {ownAnswer === 'no' ? words.afterAll : yes}
          </button>
        )}
        {isAsked && (
          <button
            type="button"
            className="button"
            onClick={() => ask(() => declineToPlayAgain(ownSeat))}
          >
            {words.no}
          </button>
        )}
      </div>
    </>
  );
}

/** Lists the players' answers so far. */
function Answers({
  table,
  next,
  nameOf,
}: Pick<RematchProps, 'table' | 'nameOf'> & { readonly next: NextTable }) {
  const words = useConsensusText().again;
  return (
    <ul className="again-answers" aria-label={words.answers}>
      {peopleAt(table).map(({ playerID }) => {
        const answer = next.answers[playerID] ?? 'nothing';
        return (
          <li key={playerID} data-answer={answer}>
            <SeatSign playerID={playerID} />
            <bdi>{nameOf(playerID)}</bdi>: {words.says[answer]}
          </li>
        );
      })}
    </ul>
  );
}
