import { memo } from 'react';
import { cars, startMoney } from '../../rules/components.ts';
import { seatsOf } from '../../rules/index.ts';
import type { PastRace, PrizeWon } from '../../rules/state.ts';
import { BidCard } from '../cards/RaceCard.tsx';
import { CarIcon } from '../circuit/Car.tsx';
import type { Parts } from '../parts.ts';
import { MoneyChart } from './MoneyChart.tsx';
import { Whose } from './Whose.tsx';

/** Shows a prize. Until then its room is reserved, so that nothing moves when it appears. */
function Prize({
  prize,
  isShown,
  parts,
}: {
  readonly prize: PrizeWon;
  readonly isShown: boolean;
  readonly parts: Parts;
}) {
  const { car, place, owner, amount } = prize;
  const { results, cars: names } = parts.text.board;
  return (
    <li className="grand-prix-prize" data-place={place} data-shown={isShown}>
      <span className="paddock-unseen">
        {results.prize(names[car], owner && parts.seating.nameOf(owner), amount)}
      </span>
      <b aria-hidden="true">{results.place(place)}</b>
      <CarIcon car={car} />
      <span className="grand-prix-prize-owner" aria-hidden="true">
        <Whose seat={owner} parts={parts} />
      </span>
      <strong aria-hidden="true">{owner === null ? '—' : parts.money(amount)}</strong>
    </li>
  );
}

/** Shows the winner's circle of a race with the prizes shown so far. */
export function WinnersCircle({
  race,
  past,
  count = cars.length,
  parts,
}: {
  /** Number of the race, from 1. */
  readonly race: number;
  readonly past: PastRace;
  readonly count?: number;
  readonly parts: Parts;
}) {
  const { results, tracks, cars: names } = parts.text.board;
  const end = parts.playback.events.find(
    (event) => event.type === 'raceEnded' && event.race === race,
  );
  const [winner] = past.prizes;
  const notHome = cars.filter((car) => !past.prizes.some((prize) => prize.car === car));
  return (
    <section className="grand-prix-circle">
      <h3>{results.heading(race, tracks[past.track])}</h3>
      {winner && (
        <div className="grand-prix-poster" data-shown={count > 0} aria-hidden="true">
          <BidCard car={winner.car} />
        </div>
      )}
      <ol>
        {past.prizes.map((prize, index) => (
          <Prize key={prize.car} prize={prize} isShown={index < count} parts={parts} />
        ))}
      </ol>
      <p className="grand-prix-note">
        {end?.type === 'raceEnded' && results.why[end.why]}
        {notHome.length > 0 && ` ${results.notHome(notHome.map((car) => names[car]))}`}
      </p>
    </section>
  );
}

/** Shows each player's money after each race, as a chart and as a table. */
export function MoneyOverRaces(parts: Parts) {
  const { G, playback, text, money } = parts;
  const { results, player } = text.board;
  const { pastRaces } = playback.shown;
  const seats = seatsOf(G);
  if (pastRaces.length === 0) return null;
  return (
    <section className="grand-prix-money-chart">
      <h3>{results.money}</h3>
      <div className="grand-prix-chart-and-table">
        <MoneyChart
          series={seats.map((playerID) => ({
            playerID,
            money: [startMoney, ...pastRaces.map((past) => past.money[playerID] ?? 0)],
          }))}
          races={G.options.races}
          raceLabel={(race) => (race === 0 ? results.start : results.afterRace(race))}
          moneyLabel={money}
          label={results.money}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="grand-prix-table-place" tabIndex={0} aria-label={results.money}>
          <table>
            <thead>
              <tr>
                <th scope="col">{player}</th>
                <th scope="col">{results.start}</th>
                {pastRaces.map((_past, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: races have a number and nothing else
                  <th key={index} scope="col">
                    {results.afterRace(index + 1)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seats.map((seat) => (
                <tr key={seat}>
                  <th scope="row">
                    <Whose seat={seat} parts={parts} />
                  </th>
                  <td>{money(startMoney)}</td>
                  {pastRaces.map((past, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={index}>{money(past.money[seat] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

/** Shows the prizes of past races in sections that can be opened. The race on display is left out. */
export const PastRaces = memo(function PastRaces({
  onDisplay,
  ...parts
}: Parts & {
  /** Number of the race whose prizes are on display, or null. */
  readonly onDisplay: number | null;
}) {
  const { pastRaces } = parts.playback.shown;
  const over = onDisplay === null ? pastRaces : pastRaces.slice(0, onDisplay - 1);
  if (over.length === 0) return null;
  return (
    <details className="paddock-details">
      <summary>{parts.text.board.results.pastRaces}</summary>
      {onDisplay === null && <MoneyOverRaces {...parts} />}
      <div className="grand-prix-circles">
        {over.map((past, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: races have a number and nothing else
          <WinnersCircle key={index} race={index + 1} past={past} parts={parts} />
        ))}
      </div>
    </details>
  );
});
