import type { GameIdentity } from '../game-info.ts';
import { type LogEntry, readLog } from '../log.ts';
import type { PlayerID } from '../player-id.ts';
import type { Rng } from '../rng.ts';
import type { GameTypes, Rules, StateOrView } from '../rules.ts';
import { whyUnsupported } from '../unsupported-match.ts';
import { checkObservation } from './checks.ts';
import type { SearchDomain } from './search-domain.ts';

/**
 * Returns a whole state that fits what a seat sees: hidden cards and piles are filled in at random, and the seat's view
 * of it equals `G`. With the log, it also fits what the seat can remember of cards that were shown, played and passed
 * on. A whole state as `G` counts only as the seat's view of it. Throws if `G` doesn't contain the seat's part, or if
 * the match can't be played with these rules.
 */
export type Imagine<Types extends GameTypes> = (
  G: StateOrView<Types>,
  playerID: PlayerID,
  rng: Rng,
  log?: readonly LogEntry[],
) => Types['State'];

/** Parts of a game that fill in what a seat does not see. */
interface Imagining<Types extends GameTypes> extends Pick<SearchDomain<Types>, 'determinize'> {
  readonly identity: Pick<GameIdentity, 'rulesVersion'>;
  readonly rules: Pick<Rules<Types>, 'view'>;
}

/** Creates the function with which bots of others imagine what their seat does not see. */
export function createImaginer<Types extends GameTypes>({
  identity,
  rules,
  determinize,
}: Imagining<Types>): Imagine<Types> {
  return (G, playerID, rng, log = []) => {
    checkObservation(G, playerID);
    const unsupported = whyUnsupported(G, identity);
    if (unsupported) throw new Error(`G is no match that can be played here: ${unsupported}.`);
    const events = readLog<Types['Event']>(log).map(({ event }) => event);
    // A view of a view is the same view.
    const seen = rules.view(G as Types['State'], playerID);
    return determinize({ seat: playerID, seen, events }, rng);
  };
}
