import type { GameModule } from '../../../games/index.ts';
import type { LocalMatch, MadeMove } from '../local-match/match.ts';
import { load, onChange, save } from '../local-match/match-database.ts';
import { readMatch, tableOf } from '../local-match/parse-stored-match.ts';

/** Stores a page's match move by move, and takes over changes made by other pages of this browser. */
export class SavedMatch {
  readonly #module: GameModule;
  readonly #changed: (lost: readonly MadeMove[]) => void;
  #match: LocalMatch;
  /** Number of moves known to be stored, or null if the match is not stored. */
  #keptMoves: number | null;
  #isSaving = false;
  #isKept = true;
  #isGone = false;
  #forgetChanges: () => void = () => {};

  /**
   * `changed` is called when the match changes other than by `put`. It gets this page's moves that don't count because
   * another page was quicker.
   */
  constructor(
    module: GameModule,
    { match, isKept }: { readonly match: LocalMatch; readonly isKept: boolean },
    changed: (lost: readonly MadeMove[]) => void,
  ) {
    this.#module = module;
    this.#match = match;
    this.#keptMoves = isKept ? match.moves.length : null;
    this.#changed = changed;
  }

  get match(): LocalMatch {
    return this.#match;
  }

  /** Whether the browser has not refused to store the match. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Whether another page has deleted the match. */
  get isGone(): boolean {
    return this.#isGone;
  }

  start(): void {
    this.#forgetChanges = onChange(({ matchID, isElsewhere }) => {
      if (isElsewhere && matchID === this.#match.matchID) void this.#lookAgain();
    });
    void this.#save();
  }

  stop(): void {
    this.#forgetChanges();
  }

  /** Takes the match after another move, and stores it. */
  put(match: LocalMatch): void {
    this.#match = match;
    void this.#save();
  }

  get #isAllKept(): boolean {
    return this.#keptMoves === this.#match.moves.length;
  }

  async #save(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    while (!this.#isAllKept && !this.#isGone) {
      const match = this.#match;
      const became = await save(match, tableOf(this.#module, match), this.#keptMoves);
      const isRefused = became === 'unkept';
      if (became === 'kept') this.#keptMoves = match.moves.length;
      if (became === 'newer') await this.#takeNewer();
      this.#notify({ isKept: !isRefused, isGone: became === 'gone' });
      // Moves made meanwhile must be held in memory as well.
      if (isRefused && match === this.#match) break;
    }
    this.#isSaving = false;
  }

  #notify({ isKept, isGone }: { readonly isKept: boolean; readonly isGone: boolean }): void {
    if (isKept === this.#isKept && isGone === this.#isGone) return;
    this.#isKept = isKept;
    this.#isGone = isGone;
    this.#changed([]);
  }

  /** Looks for another page's changes. While own moves are being stored, storing them finds those changes. */
  async #lookAgain(): Promise<void> {
    if (this.#isSaving || !this.#isAllKept) return;
    await this.#takeNewer();
  }

  async #takeNewer(): Promise<void> {
    const { stored } = await load(this.#match.matchID);
    if (stored === undefined) return this.#notify({ isKept: this.#isKept, isGone: true });
    const match = readMatch(stored);
    if (!match || match.moves.length <= (this.#keptMoves ?? 0)) return;
    const lost = this.#match.moves.slice(this.#keptMoves ?? 0);
    this.#match = match;
    this.#keptMoves = match.moves.length;
    this.#changed(lost);
  }
}
