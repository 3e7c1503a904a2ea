import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
} from 'react';
import type { GameText } from '../../text.ts';
import type { BoardProps } from '../board-props.ts';
import './frame.css';

/** Props of a board that many of its parts need. */
interface SharedProps extends Pick<BoardProps<unknown, GameText, unknown>, 'text' | 'onRule'> {
  readonly isShownOnly?: boolean | undefined;
}

const SharedContext = createContext<SharedProps | null>(null);

/** Returns the props that the board around this part shares. */
export function useSharedProps(): SharedProps {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('This part of a board is outside a BoardFrame.');
  return shared;
}

/** Draws the section of the page that a board fills, and shares some of the board's props with its parts. */
export function BoardFrame({
  game,
  label,
  board,
  props: { text, onRule, isShownOnly, language },
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
  /** Whether a move is being sent. */
  readonly isSending?: boolean | undefined;
  readonly children: ReactNode;
} & Pick<ComponentProps<'section'>, 'onKeyDown'>) {
  const shared = useMemo(() => ({ text, onRule, isShownOnly }), [text, onRule, isShownOnly]);
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
