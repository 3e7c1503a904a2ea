import type { Game } from 'boardgame.io';
import { Client as PlainClient } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import {
  type GameInfo,
  type GameName,
  type GameText,
  games,
  loadBot,
  loadGame,
  loadText,
  type OptionField,
  type OptionValue,
  type OptionValues,
  withOptions,
} from 'paddock-games';
import { type AnyBoard, loadBoard } from 'paddock-games/boards';
import 'paddock-games/bug-race/board.css';
import 'paddock-games/crazy-race-gewalt/board.css';
import 'paddock-games/crazy-race-schacht/board.css';
import 'paddock-games/detroit-cleveland-grand-prix/board.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Info = GameInfo<GameName>;
type Table = ReturnType<typeof Client>;

/** Begins a match in the page, with bots at all seats but the first. */
async function begin({ name, usualPlayers }: Info, options: OptionValues): Promise<Table> {
  const [module, { playSeat }] = await Promise.all([loadGame(name), loadBot(name)]);
  const { Board }: AnyBoard = await loadBoard(name);
  const text: GameText = await loadText(name, 'en');
  const game: Game = withOptions(module.game, options);
  const match = { game, numPlayers: usualPlayers, multiplayer: Local(), debug: false };
  for (let seat = 1; seat < usualPlayers; seat += 1) {
    const client = PlainClient({ ...match, playerID: String(seat) });
    playSeat(client, { level: 'fair', milliseconds: 50, pause: 300 });
    client.start();
  }
  return Client({ ...match, board: (props) => <Board {...props} text={text} /> });
}

/** A field of the form for one option. Lists of numbers keep their defaults. */
function OptionInput({
  field,
  text: { label, choices = {} },
  onChange,
}: {
  readonly field: OptionField;
  readonly text: GameText['options'][string];
  readonly onChange: (value: OptionValue) => void;
}) {
  if (field.kind === 'yesNo') {
    return (
      <label>
        <input type="checkbox" onChange={({ target }) => onChange(target.checked)} /> {label}
      </label>
    );
  }
  if (field.kind === 'wholeNumber') {
    const { min, max, defaultValue } = field;
    return (
      <label>
        {label}{' '}
        <input
          type="number"
          {...{ min, max, defaultValue }}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </label>
    );
  }
  if (field.kind === 'numberList') return null;
  return (
    <label>
      {label}{' '}
      <select defaultValue={field.defaultValue} onChange={({ target }) => onChange(target.value)}>
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choices[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The options of a game, and the button that begins a match. */
function NewMatch({
  info,
  onBegun,
}: {
  readonly info: Info;
  readonly onBegun: (table: Table) => void;
}) {
  const [text, setText] = useState<GameText | null>(null);
  const [options, setOptions] = useState<OptionValues>({});
  useEffect(() => {
    loadText(info.name, 'en').then((loaded) => setText(loaded));
  }, [info]);
  return (
    <section aria-label={info.description.en.title}>
      <h2>{info.description.en.title}</h2>
      {info.options.map((field) => {
        const words = text?.options[field.name];
        const keep = (value: OptionValue) => setOptions({ ...options, [field.name]: value });
        return (
          words && (
            <p key={field.name}>
              <OptionInput field={field} text={words} onChange={keep} />
            </p>
          )
        );
      })}
      <button type="button" onClick={async () => onBegun(await begin(info, options))}>
        Play
      </button>
    </section>
  );
}

function App() {
  const [table, setTable] = useState<{ readonly Table: Table } | null>(null);
  if (table) return <table.Table playerID="0" />;
  return games.map((info) => (
    <NewMatch key={info.name} info={info} onBegun={(Table) => setTable({ Table })} />
  ));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
