import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CatalogGame } from '../../games/index.ts';
import type { GameText } from '../../games/kit/text.ts';
import { useText } from '../i18n/useText.tsx';
import { useLoaded } from '../lib/useLoaded.ts';
import { Loading, TryAgain } from './ErrorStates.tsx';

/** Shows a game's rules with figures. */
export function GameRules({
  game,
  gameText,
  setupData,
  headingLevel,
  wanted = null,
}: {
  readonly game: CatalogGame;
  readonly gameText: GameText;
  /** Options of a table. Left out where there is no table. */
  readonly setupData?: unknown;
  readonly headingLevel: 'h2' | 'h3';
  /** Section to scroll to and to mark. */
  readonly wanted?: string | null;
}) {
  const { text, language } = useText();
  const load = useCallback(async () => {
    const { RulesPages, ...loaders } = await game.loadRulesPages();
    const [{ rulesText }, { text: words }] = await Promise.all([
      loaders.rulesTexts[language](),
      loaders.words[language](),
    ]);
    return { RulesPages, rulesText, words, language };
  }, [game, language]);
  const { value: loaded, hasFailed } = useLoaded(load);
  const place = useRef<HTMLDivElement>(null);
  useWanted(place, loaded ? wanted : null);
  if (hasFailed) return <TryAgain sentence={text.game.noRules} />;
  if (!loaded) return <Loading />;
  const { RulesPages, ...inLanguage } = loaded;
  return (
    <div ref={place}>
      <RulesPages
        {...inLanguage}
        headingLevel={headingLevel}
        wanted={wanted}
        text={gameText}
        options={setupData}
      />
    </div>
  );
}

/** Milliseconds for which the wanted section is marked. */
const marked = 4000;

/** Scrolls to a section and focuses its heading. */
function useWanted(place: RefObject<HTMLElement | null>, wanted: string | null): void {
  useEffect(() => {
    if (wanted === null) return undefined;
    const section = place.current?.querySelector<HTMLElement>(
      `[data-rule="${CSS.escape(wanted)}"]`,
    );
    const heading = section?.querySelector<HTMLElement>('h2, h3');
    if (!section || !heading) return undefined;
    section.scrollIntoView({ block: 'start' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    section.dataset.wanted = '';
    const unmark = () => {
      delete section.dataset.wanted;
    };
    const timer = setTimeout(unmark, marked);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [place, wanted]);
}
