/** The rules with figures, in words that they are given. */
import {
  type ChangedOption,
  IllustratedRules,
  type RulesPagesProps,
} from '../../kit/board/IllustratedRules.tsx';
import { sectionsOf } from '../../kit/board/rules-sections.ts';
import '../../kit/board/seats.css';
import '../board/circuit/world.css';
import '../board/circuit/circuit.css';
import '../board/cards/cards.css';
import '../board/board.css';
import '../board/turn/race.css';
import './rules-pages.css';
import { moneyIn } from '../locales/money.ts';
import type { RulesPagesText } from '../locales/rules-pages/en.ts';
import type { GrandPrixText } from '../locales/text.ts';
import { type GrandPrixOptions, optionFields, optionsFrom } from '../rules/options.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import { DrivenFigure, ExchangeFigure, Figure, PrizesFigure, SaleFigure } from './Figures.tsx';
import { blocked, sale, twoCars, white } from './figures.ts';

export { rulesTexts, words } from './texts.ts';

type Props = RulesPagesProps<GrandPrixText, RulesPagesText, RulesSectionID>;

/** The options that are not as usual; a track of a race that there is otherwise not is none. */
function changedOptions(chosen: GrandPrixOptions): readonly (keyof GrandPrixOptions)[] {
  const usual = { ...optionsFrom({ races: chosen.races }), races: optionsFrom({}).races };
  const isSame = (name: keyof GrandPrixOptions) => String(chosen[name]) === String(usual[name]);
  return optionFields.map(({ name }) => name).filter((name) => !isSame(name));
}

/** What is chosen for an option, in words; null: its help says it. */
function choiceOf(
  name: keyof GrandPrixOptions,
  { races, tracks, prizes }: GrandPrixOptions,
  { text, language }: Props,
): string | null {
  if (name === 'races') return String(races);
  if (name === 'tracks') return tracks.map((track) => text.board.tracks[track]).join(', ');
  return name === 'prizes' ? prizes.map(moneyIn(language)).join(', ') : null;
}

/** The options of a table that are not as usual, in words. */
function inWords(props: Props): readonly ChangedOption[] {
  const chosen = optionsFrom(props.options);
  return changedOptions(chosen).map((name) => {
    const { label, help } = props.text.options[name];
    const choice = choiceOf(name, chosen, props);
    return choice === null
      ? { name, label, help }
      : { name, label: `${label}: ${choice}`, help: null };
  });
}

/** What `PrizesFigure` tells of: the price of the car that comes first, in dollars. */
const examplePrice = 70_000;

/** The figures in which cars drive. */
const drives = { twoCars, blocked, white };

/** Which of them a section has. */
function drivenIn(section: RulesSectionID): keyof typeof drives | null {
  if (section === 'race') return 'twoCars';
  if (section === 'driving') return 'blocked';
  return section === 'white' ? 'white' : null;
}

/** The figure that belongs to a section of the rules. */
function FigureOf({
  section,
  text: { board: words },
  words: { captions },
  language,
  options,
}: Props & { readonly section: RulesSectionID }) {
  const money = moneyIn(language);
  if (section === 'auction') {
    const { car, bids, buyer } = sale();
    const opening = money(bids[0]?.amount ?? 0);
    return (
      <Figure caption={captions.sale(words.cars[car], opening, money(buyer.price))}>
        <SaleFigure words={words} money={money} />
      </Figure>
    );
  }
  if (section === 'exchange') {
    return (
      <Figure caption={captions.exchange}>
        <ExchangeFigure />
      </Figure>
    );
  }
  if (section === 'finish') {
    const { prizes } = optionsFrom(options);
    return (
      <Figure caption={captions.prizes(money(examplePrice), money(prizes[0] ?? 0))}>
        <PrizesFigure prizes={prizes} words={words} money={money} />
      </Figure>
    );
  }
  const driven = drivenIn(section);
  if (!driven) return null;
  return (
    <Figure caption={captions[driven]}>
      <DrivenFigure of={drives[driven]()} />
    </Figure>
  );
}

/** What is different at a table, the match in short, and the whole rules with figures and examples. */
export function RulesPages(props: Props) {
  const { text, rulesText, words, language, headingLevel, wanted, idPrefix } = props;
  return (
    <IllustratedRules
      language={language}
      headingLevel={headingLevel}
      wanted={wanted}
      idPrefix={idPrefix}
      words={words}
      changed={inWords(props)}
      sections={sectionsOf(text, rulesText)}
      figuresOf={(section) => <FigureOf {...props} section={section} />}
    />
  );
}
