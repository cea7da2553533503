import type { FailureKind } from '@portal/shell';
import { type CodeError, chunkError, moduleMissing } from '../loading/chunk-errors.ts';
import type { Probe } from '../loading/module-loading.ts';
import { LimitError } from '../loading/within.ts';

/** Why an area is not on screen, with the words for its developer. */
export class AreaFailure extends Error {
  override name = 'AreaFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
  }
}

/** For what a step throws. @throws AreaFailure of that kind, always */
export const failedIn = (kind: FailureKind) => (error: unknown) => {
  throw new AreaFailure(kind, error);
};

/** Not a failure: the address went on before the area was there. single-spa is told so that nobody waits for it. */
export class Left extends Error {
  override name = 'Left';
  constructor(module: string) {
    super(`The address went on before ${module} was there.`);
  }
}

const asCodeError = (error: unknown): CodeError => (error instanceof Error ? error : new Error(String(error)));

/**
 * What it means that the code of an area could not be had.
 *
 * @param name module of the area
 * @param error what System.import or the area's load() threw
 * @param probe whether its address answers at all; asked only where the error does not say
 * @returns the failure, its cause being the error as it is raised to the window
 */
export async function codeFailure(name: string, error: unknown, probe: () => Promise<Probe>): Promise<AreaFailure> {
  const known = asCodeError(error);
  if (known instanceof LimitError) return new AreaFailure('timed-out', chunkError(name, 'timeout', known));
  if (known.name === 'ChunkLoadError') {
    return new AreaFailure(known.type === 'timeout' ? 'timed-out' : 'not-found', known);
  }
  if (/Error#8\b/.test(known.message)) return new AreaFailure('not-found', moduleMissing(name, known));
  if (known instanceof SyntaxError || /Error#(2|4)\b/.test(known.message)) {
    return new AreaFailure('wrong-content', known);
  }
  if (/Error#(3|7)\b/.test(known.message)) {
    return (await probe()) === 'present'
      ? new AreaFailure('wrong-content', known)
      : new AreaFailure('not-found', chunkError(name, 'missing', known));
  }
  // The file came and ran, and its own first lines threw.
  return new AreaFailure('bootstrap', known);
}
