import { describe, expect, test } from '@jest/globals';
import { flows, reportedOf } from '../course/national.ts';
import { lineup } from '../lineup/lineup.ts';
import { asFirstReported, whatChanged } from './first-reports.ts';

const members = lineup();
const months = 24;
const sold = reportedOf(flows(members, 2026 * 12 + 9 - months, months));
const releases = [2, 1, 0].map((back) => asFirstReported(members, sold, back));
const total = (source: number[][] | undefined, index: number): number =>
  (source ?? []).reduce((sum, volumes) => sum + (volumes[index] ?? 0), 0);
/** How many figures of a month differ between two releases, of those that are not zero. */
const differing = (first: number, other: number, index: number): number => {
  const pairs = (releases[first] ?? []).flatMap((ofSource, source) =>
    ofSource.map((volumes, at) => [volumes[index] ?? 0, releases[other]?.[source]?.[at]?.[index] ?? 0]),
  );
  const counted = pairs.filter(([before = 0, after = 0]) => before + after > 0);
  return counted.filter(([before, after]) => before !== after).length / counted.length;
};

describe('the last three releases of the demonstration', () => {
  test('each has a month more than the one before; the newest is the market as it is made', () => {
    expect(releases.map((each) => each[0]?.[0]?.length)).toEqual([months - 2, months - 1, months]);
    expect(releases[2]).toBe(sold);
  });

  test('a month is told preliminary, and is nearly whole then; registrations come in late', () => {
    for (const [release, last] of [
      [0, months - 3],
      [1, months - 2],
    ] as const) {
      expect(differing(release, release + 1, last)).toBeGreaterThan(0.5);
      const parts = [0, 1, 2].map((source) => total(releases[release]?.[source], last) / total(sold[source], last));
      for (const part of parts) expect(Math.abs(part - 1)).toBeLessThan(0.04);
      expect(parts[2]).toBeLessThan(0.99);
    }
  });

  test('some final figures are corrected with the next release, by little, and most are not', () => {
    for (const release of [0, 1]) {
      const last = months - 3 + release;
      const parts = Array.from({ length: 5 }, (_, back) => differing(release, release + 1, last - 1 - back));
      for (const part of parts) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThan(0.02);
      }
      for (let index = 0; index < last - 6; index++) expect(differing(release, release + 1, index)).toBe(0);
      for (const [source, ofSource] of (releases[release] ?? []).entries()) {
        for (const [at, volumes] of ofSource.entries()) {
          const far = volumes.slice(0, last).filter((volume, index) => {
            const after = releases[release + 1]?.[source]?.[at]?.[index] ?? 0;
            return Math.abs(volume - after) > 0.08 * after + 1;
          });
          if (far.length > 0) throw new Error(`Source ${source}, sub-model ${at}: ${far} is corrected by too much.`);
        }
      }
    }
  });

  test('what one release has to write onto the other makes it whole', () => {
    const [first = [], second = []] = releases;
    const { fresh, changed } = whatChanged(first, second);
    const revised = second.map((ofSource, source) =>
      ofSource.map((volumes, at) => volumes.map((_, index) => first[source]?.[at]?.[index] ?? 0)),
    );
    for (const [index, source, at] of changed) {
      const volumes = revised[source]?.[at] ?? [];
      volumes[index] = fresh[source]?.[at]?.[index] ?? Number.NaN;
    }
    expect(revised).toEqual(second);
    expect(changed.length).toBeLessThan(0.15 * second.flat(2).filter((volume) => volume > 0).length);
  });
});
