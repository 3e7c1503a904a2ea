import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { isLanguage, type Language } from '../../language.ts';
import type { GameText, RulesText } from '../../text.ts';
import type { RulesPagesProps } from '../IllustratedRules.tsx';
import './package.css';

/** Props of the illustrated rules in the package, for pages of other developers. */
export interface IllustratedRulebookProps<Text, Words, SectionID extends string = string> {
  /** Language of the rules: `en`, `it`, `fr` or `de`. Defaults to that of `text`, or English. */
  readonly language?: string | undefined;
  /** Words of the game that replace ours, in the form of `paddock-games/<game>/locales/en`. */
  readonly text?: Text | undefined;
  /** Contents of the rules, which replace ours. */
  readonly rulesText?: RulesText<SectionID> | undefined;
  /** Words of the summary and the captions, which replace ours. */
  readonly words?: Words | undefined;
  /** Chosen options of a match. The rules then begin with its differences, and omit sections that don't apply. */
  readonly options?: unknown;
  /** The section to show: it takes the focus as soon as it is rendered. */
  readonly wanted?: string | null | undefined;
  /** Level of the sections' headings. Defaults to `h2`. */
  readonly headingLevel?: 'h2' | 'h3' | undefined;
  /** Content shown until the rules are loaded. Defaults to nothing. */
  readonly fallback?: ReactNode;
}

type Pages<Text, Words, SectionID extends string> = ComponentType<
  RulesPagesProps<Text, Words, SectionID>
>;

/** Loaders for the parts of a game's illustrated rules. */
interface Parts<Text, Words, SectionID extends string> {
  readonly loadPages: () => Promise<{ readonly RulesPages: Pages<Text, Words, SectionID> }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>;
  readonly rulesTexts: Readonly<
    Record<Language, () => Promise<{ readonly rulesText: RulesText<SectionID> }>>
  >;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly text: Words }>>>;
}

/** Prefix of the sections’ element IDs. */
const idPrefix = 'rules-';

/** Focuses a section once the rules are rendered. */
function Lead({ to }: { readonly to: string | null }) {
  useEffect(() => {
    if (to !== null) document.getElementById(`${idPrefix}${to}`)?.focus();
  }, [to]);
  return null;
}

/** Returns the lazily loaded rules, with our words wherever none are given. */
function pagesIn<Text, Words, SectionID extends string>(
  parts: Parts<Text, Words, SectionID>,
  language: Language,
) {
  return lazy(async () => {
    const [{ RulesPages }, { text }, { rulesText }, { text: words }] = await Promise.all([
      parts.loadPages(),
      parts.texts[language](),
      parts.rulesTexts[language](),
      parts.words[language](),
    ]);
    type Own = RulesPagesProps<Text, Words, SectionID>;
    const PagesInLanguage = (
      given: Omit<Own, 'text' | 'rulesText' | 'words'> &
        Pick<IllustratedRulebookProps<Text, Words, SectionID>, 'text' | 'rulesText' | 'words'>,
    ) => (
      <RulesPages
        {...given}
        text={given.text ?? text}
        rulesText={given.rulesText ?? rulesText}
        words={given.words ?? words}
      />
    );
    return { default: PagesInLanguage };
  });
}

/** Creates the illustrated rules of a game, for pages of other developers. */
export function illustratedRulebookOf<
  Text extends Pick<GameText, 'language'>,
  Words,
  SectionID extends string,
>(
  parts: Parts<Text, Words, SectionID>,
): (props: IllustratedRulebookProps<Text, Words, SectionID>) => ReactElement {
  const OwnPages = lazy(async () => ({ default: (await parts.loadPages()).RulesPages }));
  const pages = {
    en: pagesIn(parts, 'en'),
    it: pagesIn(parts, 'it'),
    fr: pagesIn(parts, 'fr'),
    de: pagesIn(parts, 'de'),
  };
  return function IllustratedRulebook({
    text,
    language = text?.language ?? 'en',
    rulesText,
    words,
    wanted = null,
    headingLevel = 'h2',
    fallback = null,
    options,
  }) {
    const OurPages = pages[isLanguage(language) ? language : 'en'];
    const shared = { language, options, wanted, headingLevel, idPrefix };
    return (
      <div className="paddock-board paddock-illustrated-rules">
        <Suspense fallback={fallback}>
          {text && rulesText && words ? (
            <OwnPages {...shared} text={text} rulesText={rulesText} words={words} />
          ) : (
            <OurPages {...shared} text={text} rulesText={rulesText} words={words} />
          )}
          <Lead to={wanted} />
        </Suspense>
      </div>
    );
  };
}
