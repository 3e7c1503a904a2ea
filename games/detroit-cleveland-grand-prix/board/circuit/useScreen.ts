import { useMedia } from '../../../kit/board/hooks/useMedia.ts';

/** Media query for low pages, which have the hand beside the circuit. */
const low = '(max-height: 31.25rem) and (orientation: landscape)';
/** Media query for narrow pages, which show the circuit in portrait. */
const portrait = `(max-width: 40rem) and (not (${low}))`;

/** Shape of the screen. A large one is neither too narrow nor too low. */
export type Screen = 'large' | 'portrait' | 'low';

/**
 * Returns the shape of the screen. Circuits are in portrait on phones in portrait, and can be zoomed on all small
 * screens.
 */
export function useScreen(): Screen {
  const isLow = useMedia(low);
  const isPortrait = useMedia(portrait);
  return isPortrait ? 'portrait' : isLow ? 'low' : 'large';
}
