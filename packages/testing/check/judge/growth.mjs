/** With fewer visits nobody can tell growth from what is made once. */
const fewest = 8;

/**
 * @param {number} rounds how many times the area is mounted
 * @returns {number[]} after which visits the page is looked at: early, twice on the way, and at the end; none for few visits
 */
export function sampledAfter(rounds) {
  const first = 3;
  const third = (rounds - first) / 3;
  return rounds < fewest ? [] : [0, 1, 2, 3].map((part) => Math.floor(first + part * third));
}

/**
 * What has grown with each visit. What came at once in one part of them and not in another is no growth: libraries make
 * some things once, and let go of others late.
 *
 * @param {Record<string, number>[]} samples as many as visits
 * @param {number[]} visits after which visit each sample was taken
 * @returns {Record<string, number> | null} per visit, by kind; null without samples
 */
export function growthOf(samples, visits) {
  if (samples.length < 2 || samples.length !== visits.length) return null;
  const slope = (key, at) => ((samples[at + 1][key] ?? 0) - (samples[at][key] ?? 0)) / (visits[at + 1] - visits[at]);
  const least = (key) => Math.min(...samples.slice(1).map((_, at) => slope(key, at)));
  const keys = [...new Set(samples.flatMap(Object.keys))];
  return Object.fromEntries(keys.map((key) => [key, least(key)]));
}
