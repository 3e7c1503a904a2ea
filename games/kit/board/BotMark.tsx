import { type Level, levels } from '../search/levels.ts';
import type { BotNames } from '../text.ts';

/** A head with an aerial; the eyes and the mouth are holes. */
const head =
  'M7 8.5h4V5.7a2.3 2.3 0 1 1 2 0V8.5h4a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4z' +
  'M8.5 11.7a2 2 0 1 0 .01 0zM15.5 11.7a2 2 0 1 0 .01 0zM8.5 17.6h7v1.5h-7z';

/** Icon of a bot's level, beside its name: one bar for each level up to its own. Renders nothing if `level` is null. */
export function BotMark({
  level,
  names,
}: {
  readonly level: Level | null;
  readonly names: BotNames;
}) {
  if (level === null) return null;
  const words = names[level];
  return (
    <svg className="bot-mark" viewBox="0 0 38 24" role="img" aria-label={words}>
      <title>{words}</title>
      <path d={head} fillRule="evenodd" />
      {levels.map((each, index) => (
        <path
          key={each}
          d={`M${25 + index * 4.5} 21.5v-${5 + index * 4.5}h3v${5 + index * 4.5}z`}
          data-reached={index <= levels.indexOf(level)}
        />
      ))}
    </svg>
  );
}
