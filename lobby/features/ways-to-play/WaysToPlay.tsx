import { useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import { useText } from '../../i18n/useText.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PlayNow } from './PlayNow.tsx';

const LazyWaysDialog = lazyComponent(
  async () => (await import('./WaysDialog.tsx')).WaysDialog,
  null,
);

type Kind = 'people' | 'learn';

/** Shows the three ways into a game: against bots at once, with people, or to learn it. */
export function WaysToPlay({ game }: { readonly game: CatalogGame }) {
  const { text, language } = useText();
  const { title } = game.info.description[language];
  const [asked, setAsked] = useState<Kind | null>(null);
  const others: readonly (readonly [kind: Kind, label: string, name: string])[] = [
    ['people', text.ways.withPeople, text.ways.withPeopleOf(title)],
    ['learn', text.ways.learn, text.ways.learnOf(title)],
  ];
  return (
    <div className="ways-to-play">
      <PlayNow game={game} className="button button-main" />
      {others.map(([kind, label, name]) => (
        <button
          key={kind}
          type="button"
          className="button"
          aria-label={name}
          onClick={() => setAsked(kind)}
        >
          {label}
        </button>
      ))}
      {asked && <LazyWaysDialog game={game} kind={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
