import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { GameText } from '../../text.ts';
import type { BoardProps } from '../board-props.ts';
import { useFocusRestore } from '../hooks/useFocusRestore.ts';
import { focusableIn, isLeft } from '../parts.ts';
import './frame.css';

/** Props of a board that many of its parts need. */
interface SharedProps extends Pick<BoardProps<unknown, GameText, unknown>, 'text' | 'onRule'> {
  readonly isShownOnly?: boolean | undefined;
}

/** What a board shares with its parts. */
interface Shared extends SharedProps {
  /** The board's element. */
  readonly board: RefObject<HTMLElement | null>;
  /** Moves the focus to the first of these parts that can take it, after the next rendering. */
  readonly focusNext: (parts: readonly string[], options?: FocusOptions) => void;
}

const SharedContext = createContext<Shared | null>(null);

/** Returns what the board around this part shares. */
export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('This part of a board is outside a BoardFrame.');
  return shared;
}

const stayHere = () => undefined;

/** Returns `focusNext` of the board around this part. Outside a board, the focus stays where it is. */
export function useFocusNext(): Shared['focusNext'] {
  return useContext(SharedContext)?.focusNext ?? stayHere;
}

/** Hook that returns a function for `focusNext`. */
function useFocusOn(board: RefObject<HTMLElement | null>): Shared['focusNext'] {
  const next = useRef<Parameters<Shared['focusNext']>>([[]]);
  // Runs after every rendering, because the parts may come with any of them.
  useEffect(() => {
    const [parts, options] = next.current;
    next.current = [[]];
    focusableIn(board.current, parts)?.focus(options);
  });
  return useCallback((...wanted) => {
    next.current = wanted;
  }, []);
}

/** Draws the section of the page that a board fills, and shares some of the board's props with its parts. */
export function BoardFrame({
  game,
  label,
  board,
  props: { text, onRule, isShownOnly, language },
  nextFocus,
  isSending = false,
  children,
  ...section
}: {
  /** Name of the game, which is the class of its styles. */
  readonly game: string;
  /** Name of the whole board for screen readers. */
  readonly label: string;
  readonly board: RefObject<HTMLElement | null>;
  readonly props: SharedProps & Pick<BoardProps<unknown, GameText, unknown>, 'language'>;
  /** Parts to which the focus goes when the focused button has disappeared. The last of all is the sentence. */
  readonly nextFocus: readonly string[];
  /** Whether a move is being sent. */
  readonly isSending?: boolean | undefined;
  readonly children: ReactNode;
} & Pick<ComponentProps<'section'>, 'onKeyDown'>) {
  const focusNext = useFocusOn(board);
  useFocusRestore(board, (place) => focusableIn(place, [...nextFocus, 'sentence']), isLeft);
  const shared = useMemo(
    () => ({ board, focusNext, text, onRule, isShownOnly }),
    [board, focusNext, text, onRule, isShownOnly],
  );
  return (
    <SharedContext.Provider value={shared}>
      <section
        ref={board}
        className={`paddock-frame ${game}`}
        data-sending={isSending}
        lang={language}
        aria-label={label}
        {...section}
      >
        {children}
      </section>
    </SharedContext.Provider>
  );
}
