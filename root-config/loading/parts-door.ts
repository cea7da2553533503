import type { AreaCodes } from './area-codes.ts';
import { checkedAhead } from './es/checked-ahead.ts';
import type { FileTries } from './file-tries.ts';
import type { StyleLinks } from './style-links.ts';
import { LimitError } from './within.ts';

/** What packages/build/webpack/public-path.js and @portal/build ask about each part of a module that is fetched later. */
export interface PartsDoor {
  /** @param address of a part. @returns where it is asked for now */
  next(address: string): string;
  /**
   * Waits for the script of a part, which has time by webpack's own limit (S9.001); one that fails gets another address.
   *
   * @throws what the loading throws
   */
  script(address: string, loading: Promise<unknown>): Promise<unknown>;
  /** The same for a stylesheet. The part is shown without one that never answers. */
  style(address: string, loading: Promise<unknown>): Promise<unknown>;
  /** The hash that the manifest of an area gives for a part; undefined where it gives none. */
  hash(address: string): string | undefined;
  /** Checks a part that is a module of the language, by its hash, before it is imported. @throws CodeError */
  checked(address: string): Promise<void>;
}

export interface PartsDoorParts {
  tries: FileTries;
  styles: StyleLinks;
  codes: Pick<AreaCodes, 'hashOf'>;
  /** Is told of a stylesheet that never answered. */
  raise: (error: unknown) => void;
}

/** Where the modules of the page find it; packages/build/webpack/public-path.js has the same name. */
const door = Symbol.for('@portal/parts');

/** From now on parts that did not come are fetched anew when they are asked for again. */
export function openPartsDoor({ tries, styles, codes, raise }: PartsDoorParts): void {
  const parts: PartsDoor = {
    next: (address) => tries.next(address),
    script: (address, loading) =>
      loading.then(
        () => tries.noteArrival(address),
        (error: unknown) => {
          tries.note(address);
          throw error;
        },
      ),
    style: (address, loading) =>
      styles.within(address, loading).catch((error: unknown) => {
        if (!(error instanceof LimitError)) throw error;
        styles.keepAsking(address, address);
        raise(error);
      }),
    hash: (address) => codes.hashOf(address),
    checked: (address) => checkedAhead(address, codes.hashOf(address)),
  };
  Object.defineProperty(globalThis, door, { value: parts, configurable: true });
}
