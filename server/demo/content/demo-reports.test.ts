import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Language } from '@portal/contract';
import type { Block, ReportRecord } from '../../content/index.ts';
import { type Market, openMarket } from '../../market/service.ts';
import { putDemoOfRun } from '../../testing/demo-of-run.ts';
import { demoReports } from './demo-reports.ts';
import { type Months, type PartKind, type PartSums, ReportSums } from './report-sums-test-kit.ts';

let folder: string;
let market: Market;
let sums: ReportSums;
let reports: ReportRecord<Block>[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-reports-'));
  await putDemoOfRun(join(folder, 'market'));
  market = await openMarket(join(folder, 'market'));
  sums = await ReportSums.open(join(folder, 'market'), market.release()?.id ?? '');
  reports = await demoReports(market);
});
afterAll(async () => {
  sums?.close();
  await market?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Figures of a report in the order of its words: a count, or a ratio in percent. */
type WantedFigure = number | null | { percent: number | null };

const growth = (now: number, former: number): WantedFigure => ({
  percent: former > 0 ? (now / former - 1) * 100 : null,
});

/** The months of a report, by its key: month-2026-09, new-energy-2026-09, quarter-2026-q3. */
function monthsOf(key: string): Months {
  const [, year, part = ''] = /(\d{4})-(q?\d+)$/.exec(key) ?? [];
  const first = part.startsWith('q') ? (Number(part.slice(1)) - 1) * 3 : Number(part) - 1;
  const from = Number(year) * 12 + first;
  return { from, to: from + (part.startsWith('q') ? 2 : 0) };
}

/** The numbers of a text, in their order, without those of names. */
function numbersIn(text: string, names: readonly string[]): string[] {
  const bare = [...names]
    .sort((name, other) => other.length - name.length)
    .reduce((left, name) => left.replaceAll(name, '·'), text);
  return bare.match(/(?:(?<!\d)[+-])?\d[\d,]*(?:\.\d+)?%?|(?<=[ （(])-(?=[ ，,。）)])/g) ?? [];
}

/** Whether a number says a figure, as exactly as it is written. */
function says(text: string | undefined, wanted: WantedFigure): boolean {
  const figure = wanted !== null && typeof wanted === 'object' ? wanted.percent : wanted;
  if (figure === null) return text === '-';
  const read = Number((text ?? '').replaceAll(/[,%+]/g, ''));
  return wanted !== null && typeof wanted === 'object'
    ? /^[+-]?[\d,]+\.\d%?$/.test(text ?? '') && Math.abs(read - figure) < 0.0501
    : read === figure;
}

const wrong = (texts: readonly string[], wanted: readonly WantedFigure[]) =>
  texts.length === wanted.length && wanted.every((figure, at) => says(texts[at], figure)) ? [] : [{ texts, wanted }];

const kindOf: Record<string, PartKind> = {
  燃料类型: 'fuelType',
  'Fuel types': 'fuelType',
  厂商: 'manufacturer',
  Manufacturers: 'manufacturer',
  车型: 'model',
  Models: 'model',
  级别: 'segment',
  Segments: 'segment',
};
const most: Record<PartKind, number> = { fuelType: 99, manufacturer: 10, model: 10, segment: 12 };

/** The share that each part gained or lost against the year before, in points, the largest gain first. */
const movesIn = (parts: readonly PartSums[], whole: { now: number; yearBefore: number }) =>
  parts
    .map((part) => ({ part, points: (part.now / whole.now - part.yearBefore / whole.yearBefore) * 100 }))
    .sort((move, other) => other.points - move.points);

/** How a period stands among those before it, as the lead says it: of how many, or the how-manieth in a row. */
function courseOf(volumes: readonly number[]): { of?: number; run?: number } {
  const now = volumes.at(-1) ?? 0;
  if (now === Math.max(...volumes) || now === Math.min(...volumes)) return { of: volumes.length };
  const ups = volumes
    .slice(1)
    .map((volume, at) => volume > (volumes[at] ?? 0))
    .reverse();
  const turned = ups.findIndex((up) => up !== ups[0]);
  return turned > 1 ? { run: turned } : {};
}

/** Falls and rises in a row as English counts them. */
const inRow = ['', '', 'second', 'third', 'fourth', 'fifth'];

const languages: Language[] = ['zh_CN', 'en'];

test.each(languages)(
  'every number of every report is what plain sums over the facts make it, in %s',
  async (language) => {
    expect(reports).toHaveLength(13);
    for (const { key, texts } of reports) {
      const report = texts[language];
      if (!report) throw new Error(`${key} is not in ${language}`);
      const counted = key.startsWith('new-energy') ? sums.ofNewEnergy() : sums;
      const months = monthsOf(key);
      const length = months.to - months.from + 1;
      const back = (by: number) => ({ from: months.from - by, to: months.to - by });
      const looked = await Promise.all([5, 4, 3, 2, 1, 0].map((n) => counted.whole(back(n * length))));
      // Before the first month of the market there is no period.
      const wholes = looked.filter((volume) => volume > 0);
      const whole = { now: wholes.at(-1) ?? 0, before: wholes.at(-2) ?? 0, yearBefore: await counted.whole(back(12)) };
      const period = report.title.split(/：|: /).at(-1) ?? '';
      const lead = [whole.now, growth(whole.now, whole.yearBefore), growth(whole.now, whole.before)];
      const { of, run } = courseOf(wholes);
      const course = [...(of ? [of] : []), ...(run && language === 'zh_CN' ? [run] : [])];
      expect([key, wrong(numbersIn(report.summary, [period]), [...lead, ...course])]).toEqual([key, []]);
      if (language === 'en')
        expect(inRow.filter((word) => word && report.summary.includes(`the ${word} `))).toEqual(
          run ? [inRow[run]] : [],
        );

      let kind: PartKind | undefined;
      const distances: number[] = [];
      for (const block of report.blocks) {
        if (block.kind === 'heading') {
          kind = kindOf[block.text];
          expect(block.text).not.toMatch(/\d/);
          continue;
        }
        const parts = kind ? await counted.parts(kind, months) : [];
        const share = (part: PartSums | undefined): WantedFigure => ({ percent: ((part?.now ?? 0) / whole.now) * 100 });
        const names = [period, ...parts.map(({ name }) => name[language])];
        const numbers = (text: string) => numbersIn(text, names);
        const at = `${key} ${kind ?? ''} ${block.kind}`;
        if (block.kind === 'table') {
          expect(numbers(block.caption).filter((number) => number !== '10')).toEqual([]);
          const listed = parts.slice(0, kind && most[kind]);
          expect([at, block.rows.map(([name]) => name)]).toEqual([at, listed.map(({ name }) => name[language])]);
          const cells = listed.flatMap((part, place) =>
            wrong(block.rows[place]?.slice(1) ?? [], [
              part.now,
              growth(part.now, part.yearBefore),
              growth(part.now, part.before),
              share(part),
            ]),
          );
          expect([at, cells]).toEqual([at, []]);
        } else if (block.kind === 'bars') {
          const volumes = kind ? parts.slice(0, most[kind]).map(({ now }) => now) : wholes;
          expect([at, block.bars.map(({ value }) => value)]).toEqual([at, volumes]);
          expect([
            at,
            wrong(
              block.bars.map(({ shown }) => shown),
              volumes,
            ),
          ]).toEqual([at, []]);
          expect(numbers(block.caption).filter((number) => number !== '10')).toEqual([]);
        } else if (block.kind === 'figure') {
          throw new Error('a figure of a file in a page');
        } else if (kind === undefined) {
          expect(numbersIn(block.text, [])).toEqual(['100%']);
        } else {
          const moves = movesIn(parts, whole);
          const [gain, loss] = [moves[0], moves.at(-1)];
          const moved = /上年同期相比|Against the year before/.test(block.text);
          const grown = parts.slice(0, 20).filter(({ now, yearBefore }) => yearBefore > 0 && now > yearBefore);
          const fastest = grown.sort((part, other) => other.now / other.yearBefore - part.now / part.yearBefore)[0];
          const five = parts.slice(0, 5).reduce((sum, { now }) => sum + now, 0);
          const expected = moved
            ? [gain, loss].flatMap((move): WantedFigure[] =>
                move && Math.abs(move.points) > 0.05 ? [{ percent: Math.abs(move.points) }, share(move.part)] : [],
              )
            : kind === 'model'
              ? [parts[0]?.now ?? 0, share(parts[0])]
              : [
                  ...(parts.length > 5 ? [{ percent: (five / whole.now) * 100 }] : []),
                  share(parts[0]),
                  ...(fastest ? [growth(fastest.now, fastest.yearBefore)] : []),
                ];
          expect([at, block.text, wrong(numbers(block.text), expected)]).toEqual([at, block.text, []]);
          const named = moved ? [gain?.part, loss?.part] : kind === 'model' ? [parts[0]] : [parts[0], fastest];
          for (const part of named) if (part) expect(block.text).toContain(part.name[language]);
          if (moved) distances.push(Math.max(gain?.points ?? 0, -(loss?.points ?? 0)));
        }
      }
      // What has moved most stands first.
      expect([key, distances]).toEqual([key, [...distances].sort((first, other) => other - first)]);
      expect(distances).toHaveLength(4);
    }
  },
);
