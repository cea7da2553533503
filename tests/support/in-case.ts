/**
 * Says of which of many cases an expectation did not hold.
 * @param words that name the case
 * @param check the expectations; it does not wait for a promise
 * @throws Error with the words, and as its cause what the check threw
 */
export function inCase(words: string, check: () => void): void {
  try {
    check();
  } catch (cause) {
    throw new Error(words, { cause });
  }
}
