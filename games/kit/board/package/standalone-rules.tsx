import {
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { isLanguage, type Language } from '../../language.ts';
import type { OwnRulesPagesProps } from '../IllustratedRules.tsx';
import './standalone.css';

/** Props of the illustrated rules in the package, for pages of other developers. */
export interface IllustratedRulesProps<Text, Words> {
  /** Language of the rules: `en`, `it`, `fr` or `de`, or that of `text` and `words` (BCP 47). Defaults to English. */
  readonly language?: string | undefined;
  /** Words of the game that replace ours, in the form of `paddock-games/<game>/locales`. */
  readonly text?: Text | undefined;
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

type Pages<Text, Words> = ComponentType<OwnRulesPagesProps<Text, Words>>;

/** Loaders for the parts of a game's illustrated rules. */
interface Parts<Text, Words> {
  readonly loadPages: () => Promise<{ readonly RulesPages: Pages<Text, Words> }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly text: Words }>>>;
}

/** The same prefix as that of `Rules` in panels.tsx. */
const idPrefix = 'rules-';

/** Focuses a section once the rules are rendered. */
function Lead({ to }: { readonly to: string | null }) {
  useEffect(() => {
    if (to !== null) document.getElementById(`${idPrefix}${to}`)?.focus();
  }, [to]);
  return null;
}

/** Returns the lazily loaded rules, with our words wherever none are given. */
function pagesIn<Text, Words>(parts: Parts<Text, Words>, language: Language) {
  return lazy(async () => {
    const [{ RulesPages }, { text }, { text: words }] = await Promise.all([
      parts.loadPages(),
      parts.texts[language](),
      parts.words[language](),
    ]);
    const PagesInLanguage = (
      given: Omit<OwnRulesPagesProps<Text, Words>, 'text' | 'words'> &
        Pick<IllustratedRulesProps<Text, Words>, 'text' | 'words'>,
    ) => <RulesPages {...given} text={given.text ?? text} words={given.words ?? words} />;
    return { default: PagesInLanguage };
  });
}

/** Creates the illustrated rules of a game, for pages of other developers. */
export function illustratedRulesOf<Text, Words>(
  parts: Parts<Text, Words>,
): (props: IllustratedRulesProps<Text, Words>) => ReactElement {
  const OwnPages = lazy(async () => ({ default: (await parts.loadPages()).RulesPages }));
  const pages = {
    en: pagesIn(parts, 'en'),
    it: pagesIn(parts, 'it'),
    fr: pagesIn(parts, 'fr'),
    de: pagesIn(parts, 'de'),
  };
  return function IllustratedRules({
    language = 'en',
    text,
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
          {text && words ? (
            <OwnPages {...shared} text={text} words={words} />
          ) : (
            <OurPages {...shared} text={text} words={words} />
          )}
          <Lead to={wanted} />
        </Suspense>
      </div>
    );
  };
}
