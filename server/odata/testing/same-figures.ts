import { beforeAll, expect, test } from '@jest/globals';
import {
  columnHead,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketQuery,
  type TableColumn,
} from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { parse } from 'csv-parse/sync';
import { allOf, partsOf, xmlOf } from '../../exports/testing/parts-of.ts';
import { sheetsOf, takeFile } from '../../exports/testing/take-file.ts';
import type { TestServer } from '../../testing/server.ts';

/** What is shown of a dataset here: its first figures by its first dimension, of the newest month. */
function questionOf(
  { dimensions, indicators, dataSources, last }: MarketCatalogue,
  dataset: string,
): MarketQuery | null {
  const by = dimensions.find(({ key }) => key !== 'period' && key !== 'dataSource')?.key;
  if (!by || indicators.length === 0) return null;
  const [source] = dataSources;
  return {
    dataset,
    dataSources: source ? [source.key] : [],
    dateType: 'monthly',
    from: source?.last ?? last,
    to: source?.last ?? last,
    by: [by],
    indicators: indicators.slice(0, 3).map(({ key }) => key),
    limit: 12,
  } as MarketQuery;
}

type Figure = number | null;

/** What the page showed of a dataset: the figures of its rows and the heads of their columns. */
interface Shown {
  page: Figure[][];
  heads: string[];
}
const orderOf = (format: string, of: object[]) => ({ name: 'same', format, language: 'en', sheets: of });

const asNumber = (cell: unknown): Figure => (cell === '' || cell === null || cell === undefined ? null : Number(cell));

/** A ratio stands in percent below a head that says so; binary noise behind the tenth decimal is cut. */
const inHead = (figure: Figure, head = ''): Figure =>
  figure === null ? null : Number((head.endsWith('(%)') ? figure * 100 : figure).toFixed(10));

/**
 * Tests that every way out of the portal says the figures of the page, of each dataset.
 * @param at the server that has started, and the secret of a key that may ask
 */
export function sameFigures(at: () => { server: TestServer; secret: string }): void {
  const [shown, sheets]: [Shown[], object[]] = [[], []];
  let [server, token, secret] = [null as unknown as TestServer, '', ''];
  beforeAll(async () => {
    ({ server, secret } = at());
    token = await server.signIn();
  });

  /** A file has so many sheets at most. */
  const files = () =>
    [0, 11].map((from) => ({ shown: shown.slice(from, from + 11), of: sheets.slice(from, from + 11) }));

  test.each(datasetKeys)('%s: page, CSV and feed say the same figures', async (dataset) => {
    const catalogue = (await server.call('marketCatalogue', { dataset }, { token, language: 'en' })).body.data;
    const monthly = catalogue && questionOf(catalogue, dataset);
    if (!monthly) throw new Error(`nothing can be asked of ${dataset}`);
    // Some are known by quarter or year alone, or have no figure that stands by itself.
    let question = monthly;
    let answer: MarketAnswer | null = null;
    for (const dateType of ['monthly', 'quarterly', 'annual'] as const) {
      for (const indicators of [monthly.indicators, monthly.indicators.slice(0, 1)]) {
        question = { ...monthly, dateType, indicators };
        answer ??= (await server.call('marketQuery', question, { token, language: 'en' })).body.data ?? null;
        if (answer) break;
      }
      if (answer) break;
    }
    if (!answer) throw new Error(`${dataset} was refused`);
    const rows = answer.rows.filter(({ kind }) => kind === 'row');
    expect(rows.length).toBeGreaterThan(0);
    const page = rows.map(({ values }) => question.indicators.map((key) => values[key] ?? null));

    const address = Buffer.from(JSON.stringify(question)).toString('base64url');
    const feed = await fetch(`${server.address}/odata/${address}/Rows`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    const { value } = (await feed.json()) as { value: Record<string, number | null>[] };
    expect(value.map((row) => question.indicators.map((key) => row[key]))).toEqual(page);

    const sheet = { kind: 'asked', title: dataset, link: '/', question, shape: null, sorting: null, ranked: false };
    sheets.push({ ...sheet, whole: false, notes: [] });
    const heads = answer.columns
      .filter(({ kind }) => kind === 'indicator')
      .map((column) => columnHead(column as TableColumn, 'en'));
    const { bytes } = await takeFile(server, token, orderOf('csv', sheets.slice(-1)));
    const [head = [], ...lines] = parse(bytes, { bom: true }) as string[][];
    expect(head.slice(1)).toEqual(heads);
    const expected = page.map((figures) => figures.map((figure, at) => inHead(figure, heads[at])));
    expect(lines.slice(0, rows.length).map(([, ...cells]) => cells.map(asNumber))).toEqual(expected);
    shown.push({ page, heads });
  });

  test('workbooks of all datasets say the figures of their pages', async () => {
    expect(shown).toHaveLength(datasetKeys.length);
    for (const { shown: pages, of } of files()) {
      const { bytes } = await takeFile(server, token, orderOf('xlsx', of));
      const written = [...(await sheetsOf(bytes)).values()];
      for (const [at, { page, heads }] of pages.entries()) {
        const [head = [], ...lines] = written[at]?.rows ?? [];
        expect(head.slice(1)).toEqual(heads);
        // A ratio is the number of its cell, which the format shows in percent.
        const cells = lines.slice(0, page.length).map(([, ...own]) => heads.map((_, column) => asNumber(own[column])));
        expect(cells).toEqual(page);
      }
    }
  });

  test('slides of all datasets draw the figures of their pages', async () => {
    let drawn = 0;
    for (const { shown: pages, of } of files()) {
      const parts = await partsOf((await takeFile(server, token, orderOf('pptx', of))).bytes);
      for (const [at, { page, heads }] of pages.entries()) {
        const links = parts.get(`ppt/slides/_rels/slide${at + 1}.xml.rels`)?.toString() ?? '';
        const [chart] = /charts\/chart\d+\.xml/.exec(links) ?? [];
        expect(links).not.toBe('');
        if (!chart) continue;
        const values = allOf(allOf(xmlOf(parts.get(`ppt/${chart}`)), 'c:val'), 'c:v').map((value) =>
          inHead(Number(value)),
        );
        expect(values.length).toBeGreaterThan(0);
        expect(page.map(([figure = null]) => inHead(figure, heads[0]))).toEqual(expect.arrayContaining(values));
        drawn += 1;
      }
    }
    expect(drawn).toBeGreaterThan(datasetKeys.length / 2);
  });
}
