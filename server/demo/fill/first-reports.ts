import { chanceOf } from '../../kernel/random.ts';
import type { National } from '../course/national.ts';
import type { Lineup } from '../lineup/lineup-shape.ts';

/** What a source still lacks, or has too much of, when it tells a month for the first time. */
const firstReported: [low: number, high: number][] = [
  [0.982, 1.014],
  [0.975, 1.018],
  // Registrations of the last days come in late.
  [0.958, 0.996],
];

/** Of a hundred series, how many are corrected with each new month, and how far back and how much. */
const corrected = { part: 0.03, months: 5, most: 0.07, volume: 100 };

/**
 * What the market's release of a former month said. Its newest month was preliminary; with each later month the one
 * before became final, and some figures of the months before that were corrected.
 * @param sold what the newest release says; it is not changed
 * @param back how many months ago the release was made; 0 is the newest
 * @returns the same shape with `back` months less
 */
export function asFirstReported(lineup: Lineup, sold: National, back: number): National {
  if (back === 0) return sold;
  return sold.map((ofSource, source) =>
    ofSource.map((volumes, at) => {
      const key = lineup.subModels[at]?.key ?? '';
      const reported = volumes.slice(0, volumes.length - back);
      const preliminary = reported.length - 1;
      const [low, high] = firstReported[source] ?? [1, 1];
      const month = chanceOf(`told ${volumes.length - back} ${source} ${key}`);
      reported[preliminary] = Math.round((reported[preliminary] ?? 0) * month.between(low, high));
      // What later releases have corrected was wrong in this one.
      for (let later = back - 1; later >= 0; later--) {
        const chance = chanceOf(`corrected ${volumes.length - later} ${source} ${key}`);
        if (!chance.is(corrected.part)) continue;
        const index = volumes.length - later - 2 - chance.whole(1, corrected.months);
        const volume = reported[index] ?? 0;
        if (volume < corrected.volume || index >= preliminary) continue;
        reported[index] = Math.round(volume * (1 + chance.between(-corrected.most, corrected.most)));
      }
      return reported;
    }),
  );
}

/**
 * What a release has to write that is made from the former one.
 * @returns `after` with 0 wherever `before` says the same, and the keys of all that differs: month, source, sub-model
 */
export function whatChanged(
  before: National,
  after: National,
): { fresh: National; changed: [number, number, number][] } {
  const changed: [number, number, number][] = [];
  const fresh = after.map((ofSource, source) =>
    ofSource.map((volumes, at) =>
      volumes.map((volume, index) => {
        if (volume === (before[source]?.[at]?.[index] ?? 0)) return 0;
        changed.push([index, source, at]);
        return volume;
      }),
    ),
  );
  return { fresh, changed };
}
