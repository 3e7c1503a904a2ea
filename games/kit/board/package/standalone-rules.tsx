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

/** What the illustrated rules are given on pages of others. */
export interface IllustratedRulesProps<Text, Words> {
  /** `en`, `it`, `fr` or `de`; or the language of `text` and `words` (BCP 47). Left out: English. */
  readonly language?: string | undefined;
  /** The words of the game instead of ours: as of `paddock/<game>/locales`. */
  readonly text?: Text | undefined;
  /** What the rules say in short, and below their drawings, instead of our words. */
  readonly words?: Words | undefined;
  /** The options of a match as they were chosen: says first what is different, and leaves out what is of no use there. */
  readonly options?: unknown;
  /** The section to lead to: it takes the focus as soon as it is there. */
  readonly wanted?: string | null | undefined;
  /** Of the sections, by what stands over the whole; left out: `h2`. */
  readonly headingLevel?: 'h2' | 'h3' | undefined;
  /** What is shown until the rules are there; left out: nothing. */
  readonly fallback?: ReactNode;
}

type Pages<Text, Words> = ComponentType<OwnRulesPagesProps<Text, Words>>;

/** How the parts of a game's illustrated rules are had. */
interface Parts<Text, Words> {
  readonly loadPages: () => Promise<{ readonly RulesPages: Pages<Text, Words> }>;
  readonly texts: Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>;
  readonly words: Readonly<Record<Language, () => Promise<{ readonly text: Words }>>>;
}

/** As `Rules` of the panels has them. */
const idPrefix = 'rules-';

/** Leads to a section once the rules are there. */
function Lead({ to }: { readonly to: string | null }) {
  useEffect(() => {
    if (to !== null) document.getElementById(`${idPrefix}${to}`)?.focus();
  }, [to]);
  return null;
}

/** The pages with our words for what is not given. */
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

/** The illustrated rules of a game, for pages of others. */
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
