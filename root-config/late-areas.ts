import type { MenuEntry } from '@portal/contract';
import type { FailureKind } from '@portal/shell';
import type { AreaBoard } from '@portal/shell/insider';
import { type CodeError, raise } from './loading/chunk-errors.ts';
import type { OpenAreas } from './open-areas.ts';

export interface LateAreasParts {
  /** Where a person sees that an area is on its way, or does not come. */
  board: AreaBoard;
  /** Milliseconds after which it takes longer than usual. */
  slow: number;
  /** Whether the address wants an area, and the guard lets it pass. */
  isWanted: () => boolean;
  /** Fetches the code. */
  open: () => Promise<OpenAreas>;
}

/** The address goes on. */
const goesOn = 'single-spa:before-routing-event';

const reasonOf = (error: CodeError): FailureKind => {
  if (error.name !== 'ChunkLoadError') return 'bootstrap';
  return error.type === 'timeout' || !navigator.onLine ? 'timed-out' : 'not-found';
};

/**
 * The areas of a page whose code is fetched for those who are signed in: with the page, or once somebody signs in on it.
 * A menu that comes first waits for it, and an address that wants an area sees what it would see of the area itself.
 */
export class LateAreas {
  readonly #parts: LateAreasParts;
  readonly #look = () => this.#tell();
  #areas: OpenAreas | null = null;
  #coming: Promise<void> | null = null;
  /** Has not been taken yet. */
  #menu: readonly MenuEntry[] | null = null;
  #failure: Pick<AreaBoard, 'reason' | 'message'> | null = null;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LateAreasParts) {
    this.#parts = parts;
  }

  /** Never rejects: what did not come, or threw, is raised, seen where an area would stand, and tried by the next call. */
  open(): Promise<void> {
    if (this.#areas) this.#deliver(this.#areas);
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  take(menu: readonly MenuEntry[]): void {
    this.#menu = menu;
    void this.open();
    this.#tell();
  }

  /** The account of the menu has gone: what still waits is nobody's. */
  forget(): void {
    this.#menu = null;
  }

  intend(path: string): void {
    this.#areas?.intend(path);
  }

  remount(): void {
    this.#areas?.remount();
  }

  review(): void {
    this.#areas?.review();
    this.#tell();
  }

  async #fetch(): Promise<void> {
    this.#failure = null;
    window.addEventListener(goesOn, this.#look);
    try {
      this.#areas = await this.#parts.open();
    } catch (error) {
      this.#coming = null;
      raise(error);
      this.#failure = { reason: reasonOf(error as CodeError), message: String((error as Error).message) };
      return this.#tell();
    }
    window.removeEventListener(goesOn, this.#look);
    this.#show({ state: 'idle', reason: null, message: '' });
    if (this.#deliver(this.#areas)) this.#areas.review();
  }

  /** @returns whether there was a menu to take */
  #deliver(areas: OpenAreas): boolean {
    const menu = this.#menu;
    if (menu === null) return false;
    try {
      areas.take(menu);
      this.#menu = null;
    } catch (error) {
      raise(error);
    }
    return true;
  }

  /** Until the areas tell of themselves. */
  #tell(): void {
    const { board, isWanted, slow } = this.#parts;
    if (this.#areas) return;
    if (!isWanted()) this.#show({ state: 'idle', reason: null, message: '' });
    else if (this.#failure) this.#show({ state: 'failed', ...this.#failure, retry: () => this.#again() });
    else if (board.state !== 'loading' && board.state !== 'slow') {
      this.#show({ state: 'loading', reason: null, message: '' });
      this.#slow = setTimeout(() => this.#show({ state: 'slow' }), slow);
    }
  }

  #again(): void {
    void this.open();
    this.#tell();
  }

  #show(state: Partial<AreaBoard>): void {
    clearTimeout(this.#slow);
    Object.assign(this.#parts.board, state);
  }
}
