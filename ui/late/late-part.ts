import { useEffect, useState } from 'react';

/**
 * A part of the code that is fetched when it is first wanted. A failed try is not kept, as React's own `lazy` keeps it:
 * whoever asks again has it fetched anew.
 */
export class LatePart<Part> {
  readonly #fetch: () => Promise<Part>;
  #there: { part: Part } | null = null;
  #coming: Promise<Part> | null = null;

  /** @param fetch imports the part */
  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  /** The part, once it has come. */
  get part(): Part | null {
    return this.#there?.part ?? null;
  }

  /** @throws what the import throws */
  load(): Promise<Part> {
    this.#coming ??= this.#fetch().then(
      (part) => {
        this.#there = { part };
        return part;
      },
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }
}

/**
 * Follows a part: at once where it is there already, otherwise when it comes. A failure reaches the window too (S8.002).
 * @returns the part, null until it is there; whether it could not be had, and what asks for it again
 */
export function useLatePart<Part>(late: LatePart<Part>): { part: Part | null; failed: boolean; retry: () => void } {
  const [seen, setSeen] = useState({ late, part: late.part });
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<LatePart<Part> | null>(null);
  useEffect(() => {
    let active = attempt >= 0;
    late.load().then(
      (part) => active && setSeen({ late, part }),
      (error: unknown) => {
        reportError(error);
        if (active) setFailed(late);
      },
    );
    return () => {
      active = false;
    };
  }, [attempt, late]);
  const retry = () => {
    setFailed(null);
    setAttempt((count) => count + 1);
  };
  return { part: seen.late === late ? seen.part : late.part, failed: failed === late, retry };
}
