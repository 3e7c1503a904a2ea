import type { GameText } from '../../../games/kit/text.ts';
import { useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useSeatNames } from '../../lib/useSeatNames.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { DayOf } from '../past-match/DayOf.tsx';
import type { OpenedMoves } from '../past-match/open-record.ts';
import { SaveButton, SeatsAndResult } from './ReplayHead.tsx';

/** Scores under other rules may be counted differently, so they are not explained. */
const noScore: GameText['score'] = undefined;

/** Shows a match played under other rules: its result, and its moves as a list. */
export function OtherRules({ opened: { record, game } }: { readonly opened: OpenedMoves }) {
  const { language, formats } = useText();
  const words = useReplayText();
  const nameOf = useSeatNames(record.seats);
  const { title } = game.info.description[language];
  return (
    <div className="page replay-moves-page">
      <PageHeading title={words.tabTitle(title)}>{title}</PageHeading>
      <DayOf startedAt={record.startedAt} />
      <SeatsAndResult record={record} nameOf={nameOf} scoreInWords={noScore} />
      <div className="note note-bad">
        <p>
          {words.faults.otherRules} {words.otherRulesHelp}
        </p>
      </div>
      <div className="buttons">
        <SaveButton record={record} />
      </div>
      <h2>{words.moves}</h2>
      <ol className="replay-moves">
        {record.moves.map(({ seat, move, args }, index) => {
          const number = formats.number(index + 1);
          return (
            <li key={number}>
              <span>{number}</span>
              <bdi>{nameOf(seat)}</bdi>
              <code>
                {move}({args.map((each) => JSON.stringify(each)).join(', ')})
              </code>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
