import { memo } from 'react';
import type { Deck } from '../../rules/components.ts';
import { burst, Card } from './CardParts.tsx';

/** Draws the back of a section card (planks through three stripes) or of an action card (a flash). */
export const CardBack = memo(function CardBack({ deck }: { readonly deck: Deck }) {
  if (deck === 'section') {
    return (
      <Card ground="section">
        <path d="M4 46L59 14V34L4 66z" className="crazy-race-gewalt-back-blue" />
        <path
          d="M4 26L38 6Q39 4 41 4H56Q59 4 59 8V14L4 46z"
          className="crazy-race-gewalt-back-lilac"
        />
        <path d="M4 66L59 34V54L6 84Q4 84 4 80z" className="crazy-race-gewalt-back-red" />
        <g transform="translate(31.500 44) rotate(-30)" className="crazy-race-gewalt-card-stone">
          <path d="M-23-8h10v16h-10zM-11-8h10v16h-10zM1-8h10v16h-10zM13-8h10v16h-10z" />
        </g>
      </Card>
    );
  }
  return (
    <Card ground="arrow">
      <path
        d={burst(13, 28, 19)}
        transform="translate(31.500 44)"
        className="crazy-race-gewalt-card-burst"
      />
      <path d="M36 22L20 48H30L26 67L44 40H33z" className="crazy-race-gewalt-arrow" />
    </Card>
  );
});
