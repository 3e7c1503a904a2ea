import { memo } from 'react';
import type { Car } from '../../rules/components.ts';
import { ownerOf, rowsOf } from '../../rules/index.ts';
import { CarIcon } from '../circuit/Car.tsx';
import type { Parts } from '../parts.ts';
import { inOrderOfRace } from '../turn/playback.ts';
import { shownSpace } from '../turn/words.ts';
import { Whose } from './Whose.tsx';

/** Shows where a car is: in words for screen readers, and in short for players who see the circuit. */
function Where({ car, parts }: { readonly car: Car; readonly parts: Parts }) {
  const { G, playback, text } = parts;
  const { positions } = text.board;
  const { home, spaces, race } = playback.shown;
  const place = home.indexOf(car) + 1;
  if (place > 0) {
    return (
      <>
        <span className="paddock-unseen">{positions.home(place)}</span>
        <span aria-hidden="true">{text.board.results.place(place)}</span>
      </>
    );
  }
  const space = spaces[car];
  if (!space) return positions.notYet;
  const left = rowsOf(G.options.tracks[race - 1] ?? 'cleveland') - space[0];
  return (
    <>
      <span className="paddock-unseen">{positions.at(shownSpace(space))}, </span>
      {positions.toGo(left)}
    </>
  );
}

/** Shows the race as a table, the leading car first. */
export const Positions = memo(function Positions(parts: Parts) {
  const { text } = parts;
  const { shown } = parts.playback;
  const { positions, cars: names } = text.board;
  return (
    <table className="grand-prix-positions">
      <caption>{positions.heading}</caption>
      <thead className="paddock-unseen">
        <tr>
          <th scope="col">{positions.car}</th>
          <th scope="col">{positions.owner}</th>
          <th scope="col">{positions.where}</th>
        </tr>
      </thead>
      <tbody>
        {inOrderOfRace(shown).map((car) => {
          return (
            <tr key={car}>
              <th scope="row">
                <CarIcon car={car} />
                <span className="paddock-unseen">{names[car]}</span>
              </th>
              <td>
                <Whose seat={ownerOf(shown, car)} parts={parts} />
              </td>
              <td>
                <Where car={car} parts={parts} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
