/** The rules with figures, in words that they are given. */
import {
  type ChangedOption,
  IllustratedRules,
  type RulesPagesProps,
} from '../../kit/board/IllustratedRules.tsx';
import { sectionsOf } from '../../kit/board/rules-sections.ts';
import '../../kit/board/seats.css';
import '../board/tracks/world.css';
import '../board/board.css';
import '../board/stage/stage.css';
import '../board/tracks/tracks.css';
import '../board/layout.css';
import '../board/layout-low.css';
import './rules-pages.css';
import type { RulesPagesText } from '../locales/rules-pages/en.ts';
import type { SchachtText } from '../locales/text.ts';
import { optionFields, optionsFrom } from '../rules/options.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import { CardFigure, Figure, HandFigure, PilesFigure, TieFigure, TrackFigure } from './Figures.tsx';

export { rulesTexts, words } from './texts.ts';

type Props = RulesPagesProps<SchachtText, RulesPagesText, RulesSectionID>;

/** The options of a table that are not as usual, in words. */
function changedOptions({ text, options }: Props): readonly ChangedOption[] {
  const chosen = optionsFrom(options);
  return optionFields
    .filter(({ name, defaultValue }) => chosen[name] !== defaultValue)
    .map(({ name }) => {
      const { label, help } = text.options[name];
      const value = chosen[name];
      if (name === 'pointsOrder') {
        const order = text.options.pointsOrder.choices[chosen.pointsOrder];
        return { name, label: `${label}: ${order}`, help: null };
      }
      return { name, label: typeof value === 'number' ? `${label}: ${value}` : label, help };
    });
}

/** The figures that belong to a section of the rules. */
function FiguresOf({
  section,
  text: { board: words },
  words: { captions },
  options,
}: Props & { readonly section: RulesSectionID }) {
  switch (section) {
    case 'components':
      return (
        <>
          <Figure caption={captions.hand}>
            <HandFigure />
          </Figure>
          <PilesFigure options={options} words={words} />
        </>
      );
    case 'placing':
      return (
        <Figure caption={captions.card}>
          <CardFigure />
        </Figure>
      );
    case 'moving':
      return (
        <>
          <Figure caption={captions.tie}>
            <TieFigure words={words} />
          </Figure>
          <Figure caption={captions.split}>
            <TrackFigure of="split" />
          </Figure>
        </>
      );
    case 'track':
      return (
        <>
          <Figure caption={captions.jump}>
            <TrackFigure of="jump" />
          </Figure>
          <Figure caption={captions.turn}>
            <TrackFigure of="turn" />
          </Figure>
        </>
      );
    default:
      return null;
  }
}

/** What is different at a table, the race in short, and the whole rules with figures and examples. */
export function RulesPages(props: Props) {
  const { text, rulesText, words, language, headingLevel, wanted, idPrefix } = props;
  return (
    <IllustratedRules
      language={language}
      headingLevel={headingLevel}
      wanted={wanted}
      idPrefix={idPrefix}
      words={words}
      changed={changedOptions(props)}
      sections={sectionsOf(text, rulesText)}
      figuresOf={(section) => <FiguresOf {...props} section={section} />}
    />
  );
}
