/** Letters and digits alone, in one way of writing them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Pieces that are shorter are in many words by chance. */
const shortestPiece = 3;

/**
 * Whether a password is made of what everybody knows of its account: at least half of its letters and digits are pieces,
 * three characters or longer, of the account's own name, company or contacts. Case and marks do not count.
 *
 * @param known names, company and contacts of the account; empty ones count for nothing
 */
export function isPersonal(password: string, known: readonly string[]): boolean {
  const typed = plain(password);
  const words = known.map(plain);
  const isPiece = (from: number, to: number) => words.some((word) => word.includes(typed.slice(from, to)));
  let covered = 0;
  for (let from = 0; from + shortestPiece <= typed.length; ) {
    let to = from + shortestPiece;
    if (!isPiece(from, to)) {
      from++;
      continue;
    }
    while (to < typed.length && isPiece(from, to + 1)) to++;
    covered += to - from;
    from = to;
  }
  return covered > 0 && covered * 2 >= typed.length;
}
