import { useRef } from 'react';
import { Link } from 'wouter';
import { catalogGame } from '../../../games/index.ts';
import { ReplayText, useReplayText } from '../../i18n/replay-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { list } from '../local-match/match-database.ts';
import { DayOf } from '../past-match/DayOf.tsx';
import { RecordFaultNote } from '../past-match/RecordFaultNote.tsx';
import { deleteFile, listFiles } from '../past-match/record-files.ts';
import { useRecordFiles } from '../past-match/useRecordFiles.ts';
import { MyMatches } from './MyMatches.tsx';
import { listMatches } from './match-history.ts';
import '../past-match/past-match.css';

/** Lists matches that can be replayed: finished ones, opened files, and those played on this device. */
export function MyMatchesPage() {
  return (
    <ReplayText>
      <Replays />
    </ReplayText>
  );
}

/** A match in a list. */
interface Listed {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly startedAt: number | null;
  readonly address: string;
}

/** Returns the finished local matches that are not in the match history yet. */
async function listHere(): Promise<readonly Listed[]> {
  const [listed, races] = await Promise.all([list(Date.now()), listMatches()]);
  const isRace = (id: string) => races.some(({ matchID }) => matchID === id);
  return listed.flatMap(({ matchID, table }) =>
    table?.isOver && !isRace(matchID)
      ? {
          key: matchID,
          game: table.game,
          names: table.seats.map(({ name }) => name),
          startedAt: table.updatedAt,
          address: addresses.replayHere(matchID, null),
        }
      : [],
  );
}

async function listOpened(): Promise<readonly Listed[]> {
  const [files, races] = await Promise.all([listFiles(), listMatches()]);
  return files
    .filter(({ id }) => !races.some(({ fileID }) => fileID === id))
    .map(({ id, ...file }) => ({ ...file, key: id, address: addresses.replayFile(id, null) }));
}

function Replays() {
  const { text } = useText();
  const words = useReplayText();
  const { open, isOpening, fault } = useRecordFiles();
  const files = useLoaded(listOpened);
  const here = useLoaded(listHere);
  const forget = async (id: string) => {
    await deleteFile(id);
    files.tryAgain();
  };
  return (
    <div className="page replays">
      <PageHeading title={text.header.races}>{text.header.races}</PageHeading>
      <MyMatches />
      <h2>{words.heading}</h2>
      <p>{words.help}</p>
      <FileButton onOpen={open} />
      <p role="status" className="replay-status">
        {isOpening && words.opening}
      </p>
      {fault && <RecordFaultNote fault={fault} />}
      <MatchCards heading={words.filesHeading} matches={files.value ?? []} onForget={forget} />
      <MatchCards heading={words.hereHeading} matches={here.value ?? []} onForget={null} />
    </div>
  );
}

function FileButton({ onOpen }: { readonly onOpen: (file: Blob) => void }) {
  const words = useReplayText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="buttons">
      <button
        type="button"
        className="button button-main button-large"
        onClick={() => field.current?.click()}
      >
        {words.open}
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          // The same file can be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}

function MatchCards({
  heading,
  matches,
  onForget,
}: {
  readonly heading: string;
  readonly matches: readonly Listed[];
  /** Deletes a match, or null if this list has no way to. */
  readonly onForget: ((key: string) => void) | null;
}) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="tables">
        {matches.map((match) => (
          <li key={match.key}>
            <MatchCard match={match} onForget={onForget && (() => onForget(match.key))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchCard({
  match: { game, names, startedAt, address },
  onForget,
}: {
  readonly match: Listed;
  readonly onForget: (() => void) | null;
}) {
  const { text, language, formats } = useText();
  const words = useReplayText();
  const title = catalogGame(game)?.info.description[language].title ?? game;
  const who = formats.list(
    names.map((name, index) => name || text.seat(formats.number(index + 1))),
  );
  return (
    <article className="card table-card">
      <div className="table-card-text">
        <h3>{title}</h3>
        <p>{who}</p>
        <p className="table-card-facts">
          <DayOf startedAt={startedAt} />
        </p>
      </div>
      <div className="table-card-ways">
        <Link
          href={address}
          className="button button-main"
          aria-label={words.lookLabel(title, who)}
        >
          {words.look}
        </Link>
        {onForget && (
          <button
            type="button"
            className="button"
            aria-label={words.forgetLabel(title, who)}
            onClick={onForget}
          >
            {words.forget}
          </button>
        )}
      </div>
    </article>
  );
}
