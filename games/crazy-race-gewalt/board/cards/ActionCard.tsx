import { memo } from 'react';
import { type ActionKind, isArrowKind } from '../../rules/components.ts';
import { burst, Card, picture } from './CardParts.tsx';
import { pictograms } from './pictograms.tsx';

const rays = burst(14, 60, 16);

/**
 * Draws the face of an action card: a pictogram, in a round emblem if it is for its player or in an arrow if it is for
 * an opponent.
 */
export const ActionCard = memo(function ActionCard({ kind }: { readonly kind: ActionKind }) {
  if (isArrowKind(kind)) {
    return (
      <Card ground="arrow">
        <path
          d="M31.500 5.500L58.500 32H51.500V82.500L31.500 76L11.500 82.500V32H4.500z"
          className="crazy-race-gewalt-arrow"
        />
        <g transform="translate(31.500 51) scale(.98)">{pictograms[kind]}</g>
      </Card>
    );
  }
  return (
    <Card ground="circle">
      <svg {...picture} aria-hidden="true">
        <path d={rays} transform="translate(31.500 44)" className="crazy-race-gewalt-card-rays" />
      </svg>
      <circle cx="31.500" cy="44" r="25.500" className="crazy-race-gewalt-emblem" />
      <circle cx="31.500" cy="44" r="22.300" className="crazy-race-gewalt-emblem-ring" />
      <g transform="translate(31.500 44) scale(.98)">{pictograms[kind]}</g>
    </Card>
  );
});
