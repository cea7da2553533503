/** After the first failure, and after many, in ms. */
const shortest = 30_000;
const longest = 300_000;

/**
 * Does something again when the browser is online again or after a while, which doubles with each failure.
 *
 * @param failures how many there have been in a row, one at least
 * @returns ends the waiting
 */
export function askAgain(failures: number, work: () => void): () => void {
  const end = () => {
    window.clearTimeout(timer);
    window.removeEventListener('online', again);
  };
  const again = () => {
    end();
    work();
  };
  const timer = window.setTimeout(again, Math.min(shortest * 2 ** (failures - 1), longest));
  window.addEventListener('online', again);
  return end;
}
