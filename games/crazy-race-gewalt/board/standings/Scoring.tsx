import { SeatSign } from '../../../kit/board/SeatSign.tsx';
import { betOn, type Stage, stages } from '../../rules/components.ts';
import type { ScoredTrophy } from '../../rules/events.ts';
import { seatsOf } from '../../rules/index.ts';
import type { TableParts } from '../parts.ts';
import { Trophy } from './Trophy.tsx';

interface RowProps extends TableParts {
  readonly seat: string;
}

/** Shows the points of one trophy, once it is counted. */
function Counted({ row, seating, text }: TableParts & { readonly row: ScoredTrophy }) {
  const { scoring: words } = text.board;
  const { points, sameBets } = row;
  return (
    <span className="crazy-race-gewalt-counted" data-counts={points > 0}>
      <span className="paddock-unseen">
        {points > 0 ? words.counts(sameBets.map(seating.nameOf)) : words.countsNot}:{' '}
        {words.points(points)}
      </span>
      <span aria-hidden="true" className="crazy-race-gewalt-sum">
        {points === 0 ? (
          '✗ 0'
        ) : (
          <>
            ✓ 1
            {sameBets.map((other) => (
              <span key={other}>
                +1
                <SeatSign playerID={other} />
              </span>
            ))}
          </>
        )}
      </span>
    </span>
  );
}

function Cell({ stage, bet, ...props }: RowProps & { stage: Stage; bet: number }) {
  const { playback, text, seat } = props;
  const { scoring: words } = text.board;
  const trophy = playback.shown.trophies[seat]?.[stage] ?? null;
  const row = playback.shown.scores[seat]?.find((each) => each.stage === stage);
  return (
    <td data-stage={stage} data-counted={row !== undefined}>
      <span className="crazy-race-gewalt-compared">
        <span className="crazy-race-gewalt-bet-sign">
          <span className="paddock-unseen">{words.bet(bet)}, </span>
          <span aria-hidden="true">{bet}</span>
        </span>
        {trophy !== null && (
          <>
            <span className="paddock-unseen">{words.trophy(trophy)}. </span>
            <Trophy stage={stage} place={trophy} />
          </>
        )}
      </span>
      {row && <Counted {...props} row={row} />}
    </td>
  );
}

function Row(props: RowProps) {
  const { G, viewer, playback, seating, text, seat } = props;
  const { board: words } = text;
  const { bets, scores } = playback.shown;
  const bet = bets?.[seat];
  const rows = scores[seat] ?? [];
  if (bet === undefined) return null;
  const places = betOn(bet, seatsOf(G).length);
  const name = seating.nameOf(seat);
  const isNow = playback.event?.type === 'scored' && playback.event.playerID === seat;
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const isWinner = playback.event === null && G.result?.winners.includes(seat) === true;
  return (
    <tr data-part={`score-${seat}`} data-now={isNow} data-winner={isWinner}>
      <th scope="row">
        <SeatSign playerID={seat} /> <bdi>{viewer === seat ? words.you(name) : name}</bdi>
      </th>
      {stages.map((stage) => (
        <Cell key={stage} {...props} stage={stage} bet={places[stage]} />
      ))}
      <td className="crazy-race-gewalt-total">{rows.length > 0 && <strong>{points}</strong>}</td>
    </tr>
  );
}

/** Shows the bets beside the trophies, and the points of each trophy, counted row by row. */
export function Scoring(parts: TableParts) {
  const { G, playback, text } = parts;
  const { scoring: words, stages: names } = text.board;
  if (!playback.shown.bets) return null;
  return (
    <section className="crazy-race-gewalt-scoring" data-part="scoring">
      <h2>{words.heading}</h2>
      <p>{words.help}</p>
      <p className="crazy-race-gewalt-legend" aria-hidden="true">
        <span className="crazy-race-gewalt-bet-sign">1</span> {words.betSign}
        <Trophy stage="lilac" place={1} /> {words.trophySign}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.board.player}</th>
            {stages.map((stage) => (
              <th key={stage} scope="col" data-stage={stage}>
                {names[stage]}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(G).map((seat) => (
            <Row key={seat} {...parts} seat={seat} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
