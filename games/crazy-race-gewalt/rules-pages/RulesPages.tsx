/** The rules with figures, in words that they are given. */
import {
  type ChangedOption,
  IllustratedRules,
  type RulesPagesProps,
} from '../../kit/board/IllustratedRules.tsx';
import { sectionsOf } from '../../kit/board/rules-sections.ts';
import '../../kit/board/seats.css';
import { fieldsThatMatter } from '../../kit/options.ts';
import '../board/course/world.css';
import '../board/board.css';
import '../board/course/lanes.css';
import '../board/standings/scoring.css';
import './rules-pages.css';
import type { RulesPagesText } from '../locales/rules-pages/en.ts';
import type { GewaltText } from '../locales/text.ts';
import { circleKinds } from '../rules/components.ts';
import { arrowKinds } from '../rules/effects.ts';
import { optionFields, optionsFrom } from '../rules/options.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import {
  CardList,
  CourseFigure,
  CrossingFigure,
  Figure,
  LaneFigure,
  PointsFigure,
  RollFigure,
} from './Figures.tsx';
import { positions, toGo } from './figures.ts';

export { rulesTexts, words } from './texts.ts';

type Props = RulesPagesProps<GewaltText, RulesPagesText, RulesSectionID>;

/** The sections that are of the expert game alone. */
const ofExperts: readonly RulesSectionID[] = ['expert', 'arrows', 'circles'];

/** The options of a table that are not as usual, in words. */
function changedOptions({ text, options }: Props): readonly ChangedOption[] {
  const chosen = optionsFrom(options);
  const { expert, counterWindow } = text.options;
  return fieldsThatMatter(optionFields, { ...chosen })
    .filter(({ name, defaultValue }) => chosen[name] !== defaultValue)
    .map(({ name }) =>
      name === 'expert'
        ? { name, label: expert.label, help: expert.help }
        : {
            name,
            label: counterWindow.label,
            help: counterWindow.choices[chosen.counterWindow],
          },
    );
}

/** The figures that belong to a section of the rules. */
function FiguresOf({
  section,
  text,
  words: { captions },
}: Props & { readonly section: RulesSectionID }) {
  switch (section) {
    case 'components':
      return (
        <Figure caption={captions.course}>
          <CourseFigure text={text} />
        </Figure>
      );
    case 'turn':
      return (
        <>
          {(['plain', 'stretched', 'shrunk'] as const).map((of) => (
            <Figure key={of} caption={captions[of](toGo(positions[of]))}>
              <LaneFigure of={of} text={text} />
            </Figure>
          ))}
          <Figure caption={captions.roll(toGo(positions.rolled))}>
            <RollFigure text={text} />
          </Figure>
        </>
      );
    case 'trophies':
      return (
        <Figure caption={captions.crossing}>
          <CrossingFigure text={text} />
        </Figure>
      );
    case 'points':
      return (
        <Figure caption={captions.points}>
          <PointsFigure text={text} />
        </Figure>
      );
    default:
      return null;
  }
}

/** A list of the rules: of action cards with their pictures. */
function Lines({
  section,
  lines,
}: {
  readonly section: RulesSectionID;
  readonly lines: readonly string[];
}) {
  if (section === 'arrows') return <CardList kinds={arrowKinds} lines={lines} />;
  if (section === 'circles') return <CardList kinds={circleKinds} lines={lines} />;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Whether a section is of use at a table: those of the expert game aren't in the basic one. */
function isOfUse(section: RulesSectionID, options: unknown): boolean {
  return options === undefined || !ofExperts.includes(section) || optionsFrom(options).expert;
}

/** What is different at a table, the race in short, and the whole rules with figures and examples. */
export function RulesPages(props: Props) {
  const { text, rulesText, words, language, options, headingLevel, wanted, idPrefix } = props;
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
      listOf={(lines, section) => <Lines section={section} lines={lines} />}
      isOfUse={(section) => isOfUse(section, options)}
    />
  );
}
