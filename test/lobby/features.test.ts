import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

/** The modules of each feature that other parts of the lobby may import. All others belong to the feature alone. */
const publicModules: Readonly<Record<string, readonly string[]>> = {
  analysis: ['Estimates.tsx'],
  chat: ['ChatPanel.tsx', 'chat-props.ts', 'useUnreadCount.ts'],
  check: ['CheckMatch.tsx'],
  connection: [
    'ConnectionBar.tsx',
    'connection.ts',
    'early-table.ts',
    'room-props.ts',
    'useMatch.ts',
  ],
  consensus: ['LazyParts.tsx'],
  daily: ['DailyEnding.tsx', 'DailyPage.tsx', 'HomeDaily.tsx', 'no-daily.ts'],
  devices: ['DevicePage.tsx', 'DevicesDialog.tsx'],
  'erase-data': ['EraseDataDialog.tsx'],
  game: ['GamePage.tsx'],
  home: ['Home.tsx'],
  invite: ['Invite.tsx', 'LinkField.tsx', 'QrCode.tsx', 'is-localhost.ts'],
  // What the pages, lists and lessons need of matches without a server.
  'local-match': [
    ...['DeleteMatch.tsx', 'bot-players.ts', 'choices.ts', 'has-begun.ts'],
    ...['match.ts', 'start.ts', 'match-database.ts', 'parse-stored-match.ts', 'useLocalMatches.ts'],
  ],
  'local-match-page': ['LocalMatchPage.tsx', 'preload-page.ts'],
  'match-history': ['MyMatchesPage.tsx', 'useNotedMatch.ts'],
  'match-log': ['LogPanel.tsx', 'events.ts', 'table-events.ts'],
  'match-view': [
    ...['EndingReplay.tsx', 'PlayPage.tsx', 'Toast.tsx'],
    ...['playback-news.ts', 'useUnmoved.ts', 'useUnseenMoves.ts'],
  ],
  'new-match': [
    ...['MatchFields.tsx', 'NewLocalMatch.tsx', 'NewTable.tsx', 'PlannedSeats.tsx'],
    ...['TimeControlField.tsx', 'VisibilityField.tsx'],
  ],
  notifications: [
    'NotificationsBell.tsx',
    'notification.ts',
    'useNotifications.ts',
    'waiting-count.ts',
  ],
  // What replays, reviews, the analysis and the list of matches share.
  'past-match': [
    ...['DayOf.tsx', 'RecordFaultNote.tsx', 'ReplayBoard.tsx', 'ReplayControls.tsx', 'Review.tsx'],
    ...[
      'record-files.ts',
      'lines.ts',
      'local-record.ts',
      'open-record.ts',
      'past-match.css',
      'past-match.ts',
    ],
    ...['seen-match.ts', 'sources.ts', 'useRecordFiles.ts', 'usePastMatch.ts'],
  ],
  'player-name': ['LazyNameDialog.tsx'],
  preview: ['BoardPreview.tsx'],
  replay: ['ReplayPage.tsx'],
  'side-panel': ['SidePanel.tsx'],
  site: ['Footer.tsx', 'PrivacyPage.tsx', 'SiteNotices.tsx'],
  table: ['TablePage.tsx'],
  'table-list': ['TableLists.tsx'],
  'table-seats': ['BotSeats.tsx', 'FreeSeats.tsx', 'SeatStrip.tsx', 'Seats.tsx'],
  tutorial: ['LessonPage.tsx'],
  'waiting-room': ['WaitingRoom.tsx'],
  'ways-to-play': ['PeopleWays.tsx', 'PlayNow.tsx', 'WaysToPlay.tsx', 'usePractice.ts'],
};

const lobby = path.join(import.meta.dirname, '../../lobby');

/** An import of the lobby: the folders of both modules, and the imported module's path in its folder. */
interface Import {
  readonly from: string;
  readonly to: string;
  readonly module: string;
}

/** Returns a feature as `features/<name>`, or another folder by its name, and the rest of the path. */
function placeOf(file: string): readonly [folder: string, module: string] {
  const parts = file.split(path.sep);
  const depth = parts[0] === 'features' ? 2 : 1;
  return [parts.slice(0, depth).join('/'), parts.slice(depth).join('/')];
}

const imports: readonly Import[] = readdirSync(lobby, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const [from] = placeOf(file);
    const source = readFileSync(path.join(lobby, file), 'utf8');
    return Array.from(source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, name = '']) => {
      const [to, module] = placeOf(path.join(path.dirname(file), name));
      return { from, to, module };
    });
  })
  .filter(({ from, to }) => from !== to && to.startsWith('features/'));

describe('The features of the lobby', () => {
  it('other parts import only the public modules of a feature, and each of these', () => {
    const features = new Set(imports.map(({ to }) => path.basename(to)));
    expect(Object.keys(publicModules)).to.have.members([...features]);
    for (const [feature, modules] of Object.entries(publicModules)) {
      const imported = imports.filter(({ to }) => path.basename(to) === feature);
      expect([...new Set(imported.map(({ module }) => module))], feature).to.have.members(modules);
    }
  });

  it('features import each other in one direction', () => {
    let left = [...new Set(imports.map(({ from }) => from))];
    for (;;) {
      const others = left.filter((each) =>
        imports.some(({ from, to }) => from === each && left.includes(to)),
      );
      if (others.length === left.length) break;
      left = others;
    }
    expect(left, 'features that import each other in a circle').to.deep.equal([]);
  });

  it('ui/ and lib/ import no feature', () => {
    expect(imports.filter(({ from }) => ['ui', 'lib'].includes(from))).to.deep.equal([]);
    expect(
      imports.some(({ from }) => from === 'app'),
      'imports are found',
    ).to.equal(true);
  });
});
