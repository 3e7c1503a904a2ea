import type { NameOf } from '../../kit/text.ts';
import { models } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import type { Locomotives } from '../state.ts';
import { placeName } from './places.ts';

/** The tracks in words, for who doesn't see them. */
export function LocomotiveTable({
  locomotives,
  nameOf,
  words,
}: {
  readonly locomotives: Readonly<Record<string, Locomotives>>;
  readonly nameOf: NameOf;
  readonly words: BoardText;
}) {
  return (
    <div className="crazy-race-schacht-unseen">
      <table>
        <caption>{words.locomotives}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {models.map((model) => (
              <th key={model} scope="col">
                {words.models[model]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(locomotives).map(([playerID, own]) => (
            <tr key={playerID}>
              <th scope="row">{nameOf(playerID)}</th>
              {models.map((model) => (
                <td key={model}>{placeName(own[model], words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
