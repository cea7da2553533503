import type { FailureKind } from '@portal/shell';
import { type CodeError, chunkError, moduleMissing } from '../loading/chunk-errors.ts';
import { type FileKind, kindWords } from '../loading/file-kind.ts';
import { LimitError } from '../loading/within.ts';
import { isEsFailure, missingName, missingNameWords } from './failure-words.ts';

/** Why an area is not on screen, with the words for its developer. */
export class AreaFailure extends Error {
  override name = 'AreaFailure';
  readonly kind: FailureKind;

  /** @param words in place of those of the cause */
  constructor(kind: FailureKind, cause: unknown, words = '') {
    super(words || (cause instanceof Error ? cause.message : String(cause)), { cause });
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

/** Where the code of an area lies, and how it is written. */
export interface Whereabouts {
  /** Of its entry; null where the import map does not hold it. */
  address: string | null;
  format: 'system' | 'es';
  /** Which version it is, where it says so. */
  version?: string | null;
}

const asCodeError = (error: unknown): CodeError => (error instanceof Error ? error : new Error(String(error)));

/** @returns the failure where a name that is imported is nobody's; null where the error says something else */
function unresolvedName(name: string, known: CodeError): AreaFailure | null {
  const missing = missingName(known.message);
  if (missing === null && !/Error#8\b/.test(known.message)) return null;
  const own = missing === null || missing === name;
  if (own) return new AreaFailure('not-found', moduleMissing(name, known));
  return new AreaFailure('wrong-content', moduleMissing(missing, known), missingNameWords(name, missing));
}

/**
 * What it means that the code of an area could not be had.
 *
 * @param name module of the area
 * @param error what System.import or the area's load() threw
 * @param probe what its address answers with; asked only where the error does not say
 * @returns the failure, its cause being the error as it is raised to the window
 */
export async function codeFailure(
  name: string,
  error: unknown,
  probe: () => Promise<FileKind>,
  { address, format, version = null }: Whereabouts = { address: null, format: 'system' },
): Promise<AreaFailure> {
  const known = asCodeError(error);
  if (known instanceof LimitError) return new AreaFailure('timed-out', chunkError(name, 'timeout', known));
  const changed = (words: string) =>
    new AreaFailure('wrong-content', known, `${name}${version === null ? '' : ` ${version}`}: ${words}`);
  if (known.name === 'ChunkLoadError' && known.type === 'changed') return changed(known.message);
  if (known.name === 'ChunkLoadError') {
    return new AreaFailure(known.type === 'timeout' ? 'timed-out' : 'not-found', known);
  }
  const unresolved = unresolvedName(name, known);
  if (unresolved) return unresolved;
  const isWrong = known instanceof SyntaxError || /Error#(2|4)\b/.test(known.message);
  if (isWrong || isEsFailure(known.message) || /Error#(3|7)\b/.test(known.message)) {
    const found = await probe();
    const words = kindWords(address ?? name, found, format);
    if (found === 'changed') return changed(words);
    if (found === 'absent' && !isWrong) {
      // A part of it may be the file that is missing: the browser says which.
      return new AreaFailure('not-found', chunkError(name, 'missing', known), words && `${words}\n${known.message}`);
    }
    return new AreaFailure('wrong-content', known, words && `${words}\n${known.message}`);
  }
  // The file came and ran, and its own first lines threw.
  return new AreaFailure('bootstrap', known);
}
