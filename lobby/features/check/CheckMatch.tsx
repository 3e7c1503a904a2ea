import { useState } from 'react';
import type { CatalogGame, GameModule } from '../../../games/index.ts';
import { checkOf, type KnownFacts } from '../../../games/kit/record/check.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { CheckMessages } from '../../i18n/en/check.ts';
import { createMessages } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { allPlayerSeeds, type PlayerSeed, playerSeedAt } from '../../lib/player-seeds.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { findingsOf, partsOf } from './findings.ts';
import './check.css';

/** Provides the text of the page that verifies a match. */
const { Provider: CheckText, useWords: useCheckText } = createMessages<CheckMessages>(
  'CheckText',
  (language) => import(`../../i18n/${language}/check.ts`),
);

interface CheckProps {
  readonly game: CatalogGame;
  readonly module: GameModule;
  readonly record: MatchRecord;
  /** ID of the table where it was played. Undefined if unknown, or if there was none. */
  readonly matchID: string | undefined;
}

/** Recomputes a whole match from its server seed, player seeds and moves, and shows what is right and what is not. */
export function CheckMatch(props: CheckProps) {
  return (
    <CheckText>
      <Button {...props} />
    </CheckText>
  );
}

function Button(props: CheckProps) {
  const words = useCheckText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        {words.button}
      </button>
      {isOpen && <Findings {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const signs = { right: '✓', wrong: '✗', unknown: '–' } as const;

function Findings({
  game: { info },
  module: { rules },
  record,
  matchID,
  onClose,
}: CheckProps & { readonly onClose: () => void }) {
  const { text, formats } = useText();
  const words = useCheckText();
  const [checked] = useState(() => {
    const known = seedReceiptOf(record, matchID);
    return { record, known, check: checkOf(record, { info, rules }, known) };
  });
  const findings = findingsOf(checked, words, formats.number);
  const isProven = record.chance && findings.every(({ verdict }) => verdict === 'right');
  return (
    <Dialog title={words.heading} onClose={onClose}>
      <ul className="findings">
        {findings.map(({ verdict, sentence }) => (
          <li key={sentence} data-verdict={verdict}>
            <span aria-hidden="true">{signs[verdict]}</span>
            <span>
              <strong>{words[verdict]}:</strong> {sentence}
            </span>
          </li>
        ))}
      </ul>
      {isProven && <p>{words.proves}</p>}
      <ByHand record={record} />
      <div className="buttons">
        <button type="button" className="button button-main" onClick={onClose}>
          {text.close}
        </button>
      </div>
    </Dialog>
  );
}

/** Shows the values for a check by other means. */
function ByHand({ record }: { readonly record: MatchRecord }) {
  const words = useCheckText();
  const parts = partsOf(record);
  if (!parts) return null;
  const rows = [
    [words.secret, parts.secret],
    [words.shownFingerprint, parts.fingerprint],
    [words.lines, parts.lines],
    [words.seedName, parts.seed],
  ] as const;
  return (
    <details className="by-hand">
      <summary>{words.byHand}</summary>
      <p>{words.byHandHelp}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Returns whether a record is of the match to which this seed was added, as far as both show it. */
function fits({ chance }: MatchRecord, { playerSeed, fingerprint }: PlayerSeed): boolean {
  if (!chance) return false;
  return chance.fingerprint === fingerprint || Object.values(chance.numbers).includes(playerSeed);
}

/**
 * Returns this browser's player seed for the match and the server's commitment at that time. Empty if no player joined
 * from it. `matchID` is undefined for a record from a file.
 */
function seedReceiptOf(record: MatchRecord, matchID: string | undefined): KnownFacts {
  const added =
    matchID === undefined
      ? allPlayerSeeds().find((each) => fits(record, each))
      : playerSeedAt(matchID);
  if (!added) return {};
  const { playerSeed, fingerprint } = added;
  return { playerSeed, ...(fingerprint !== null && { fingerprint }) };
}
