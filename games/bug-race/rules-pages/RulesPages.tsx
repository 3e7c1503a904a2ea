/** The rules with figures, in words that they are given. */
import {
  type ChangedOption,
  IllustratedRules,
  type RulesPagesProps,
} from '../../kit/board/IllustratedRules.tsx';
import { sectionsOf } from '../../kit/board/rules-sections.ts';
import '../../kit/board/seats.css';
import '../board/board.css';
import '../board/turn/play.css';
import '../board/cards/cards.css';
import '../board/layout.css';
import './rules-pages.css';
import { Defs } from '../board/track/Defs.tsx';
import { rememberedSide } from '../board/track/side.ts';
import type { RulesPagesText } from '../locales/rules-pages/en.ts';
import type { BugRaceText } from '../locales/text.ts';
import { optionFields, optionsFrom } from '../rules/options.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import { CardsFigure, CourseFigure, Figure, FinishFigure } from './Figures.tsx';
import { cards, positions, rearSections } from './figures.ts';

export { rulesTexts, words } from './texts.ts';

type Props = RulesPagesProps<BugRaceText, RulesPagesText, RulesSectionID>;

/** The options of a table that are not as usual, in words. */
function changedOptions({ text, options }: Props): readonly ChangedOption[] {
  const chosen = optionsFrom(options);
  return optionFields
    .filter(({ name, defaultValue }) => chosen[name] !== defaultValue)
    .map(({ name }) => {
      const { label, help } = text.options[name];
      const value = chosen[name];
      return { name, label: typeof value === 'number' ? `${label}: ${value}` : label, help };
    });
}

/** The figures that belong to a section of the rules. */
function FiguresOf({
  section,
  words: { captions },
}: Pick<Props, 'words'> & { readonly section: RulesSectionID }) {
  const [first, second] = positions.finish;
  switch (section) {
    case 'bug':
      return (
        <Figure caption={captions.start}>
          <CourseFigure moments={positions.start} isMarked={false} />
        </Figure>
      );
    case 'choosing':
      return (
        <Figure caption={captions.cards}>
          <CardsFigure cards={cards.two} />
        </Figure>
      );
    case 'legs':
      return (
        <>
          <Figure caption={captions.order}>
            <CourseFigure moments={positions.order} />
          </Figure>
          <Figure caption={captions.ahead}>
            <CourseFigure moments={positions.ahead} />
          </Figure>
        </>
      );
    case 'body':
      return (
        <Figure caption={captions.body}>
          <CourseFigure moments={positions.body} />
        </Figure>
      );
    case 'finish':
      return (
        <Figure caption={captions.finish(rearSections(first), rearSections(second))}>
          <FinishFigure bugs={positions.finish} />
        </Figure>
      );
    case 'expert':
      return (
        <Figure caption={captions.expert}>
          <CardsFigure cards={cards.expert} />
        </Figure>
      );
    default:
      return null;
  }
}

/** Whether a section is of use at a table: that on the expert rules isn't where they aren't played. */
function isOfUse(section: RulesSectionID, options: unknown): boolean {
  return options === undefined || section !== 'expert' || optionsFrom(options).expert;
}

/** What is different at a table, the race in short, and the whole rules with figures and examples. */
export function RulesPages(props: Props) {
  const { text, rulesText, words, language, options, headingLevel, wanted, idPrefix } = props;
  return (
    <>
      {/* Patterns have their colours from where they are defined. */}
      <div className="paddock-frame bug-race" data-side={rememberedSide()}>
        <Defs side={rememberedSide()} />
      </div>
      <IllustratedRules
        language={language}
        headingLevel={headingLevel}
        wanted={wanted}
        idPrefix={idPrefix}
        words={words}
        changed={changedOptions(props)}
        sections={sectionsOf(text, rulesText)}
        figuresOf={(section) => <FiguresOf section={section} words={words} />}
        isOfUse={(section) => isOfUse(section, options)}
      />
    </>
  );
}
