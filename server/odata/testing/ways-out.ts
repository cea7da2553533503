import { expect } from '@jest/globals';
import { columnHead, type MarketAnswer, type MarketQuery, type TableColumn } from '@portal/contract';
import { parse } from 'csv-parse/sync';
import { allOf, partsOf, xmlOf } from '../../exports/testing/parts-of.ts';
import { sheetsOf, takeFile } from '../../exports/testing/take-file.ts';
import type { TestServer } from '../../testing/server.ts';

export type Figure = number | null;

/** Whose figures are compared: a session, and the key of a program. */
export interface Asker {
  server: TestServer;
  token: string;
  secret: string;
}

/** What a page says to a question: the figures of its rows as they stand, and the heads of their columns. */
export interface Shown {
  title: string;
  question: MarketQuery;
  answer: MarketAnswer;
  page: Figure[][];
  heads: string[];
}

const figuresOf = (values: Readonly<Record<string, Figure>>, { indicators }: MarketQuery): Figure[] =>
  indicators.map((key) => values[key] ?? null);

/** @returns what a page says; null where the question is refused */
export async function askPage({ server, token }: Asker, title: string, question: MarketQuery): Promise<Shown | null> {
  const { data: answer } = (await server.call('marketQuery', question, { token, language: 'en' })).body;
  if (!answer) return null;
  const heads = answer.columns
    .filter(({ kind }) => kind === 'indicator')
    .map((column) => columnHead(column as TableColumn, 'en'));
  return { title, question, answer, page: answer.rows.map(({ values }) => figuresOf(values, question)), heads };
}

const asNumber = (cell: unknown): Figure => (cell === '' || cell === null || cell === undefined ? null : Number(cell));

/** A ratio stands in percent below a head that says so; binary noise behind the tenth decimal is cut. */
const inHead = (figure: Figure, head = ''): Figure =>
  figure === null ? null : Number((head.endsWith('(%)') ? figure * 100 : figure).toFixed(10));

const sheetOf = ({ title, question }: Shown) => ({
  kind: 'asked',
  title,
  link: '/',
  question,
  shape: null,
  sorting: null,
  ranked: false,
  whole: false,
  notes: [],
});

const orderOf = (format: string, shown: readonly Shown[]) => ({
  name: 'same',
  format,
  language: 'en',
  sheets: shown.map(sheetOf),
});

/** A feed has the rows of the page, without totals and others, which programs would add up. */
export async function expectFeed({ server, secret }: Asker, { question, answer }: Shown): Promise<void> {
  const address = Buffer.from(JSON.stringify(question)).toString('base64url');
  const reply = await fetch(`${server.address}/odata/${address}/Rows`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { value = [] } = (await reply.json()) as { value?: Record<string, Figure>[] };
  const rows = answer.rows.filter(({ kind }) => kind === 'row').map(({ values }) => figuresOf(values, question));
  expect(value.slice(0, rows.length).map((row) => question.indicators.map((key) => row[key]))).toEqual(rows);
}

export async function expectCsv({ server, token }: Asker, shown: Shown): Promise<void> {
  const { page, heads, question } = shown;
  const names = question.by.length;
  const { bytes } = await takeFile(server, token, orderOf('csv', [shown]));
  const [head = [], ...lines] = parse(bytes, { bom: true }) as string[][];
  expect(head.slice(names)).toEqual(heads);
  const expected = page.map((figures) => figures.map((figure, at) => inHead(figure, heads[at])));
  expect(lines.slice(0, page.length).map((cells) => cells.slice(names).map(asNumber))).toEqual(expected);
}

/** As many tables as a file may have. */
export async function expectWorkbook({ server, token }: Asker, all: readonly Shown[]): Promise<void> {
  const { bytes } = await takeFile(server, token, orderOf('xlsx', all));
  const written = [...(await sheetsOf(bytes)).values()];
  for (const [at, { page, heads, question }] of all.entries()) {
    const names = question.by.length;
    const [head = [], ...lines] = written[at]?.rows ?? [];
    expect(head.slice(names)).toEqual(heads);
    // A ratio is the number of its cell, which the format shows in percent.
    const cells = lines.slice(0, page.length).map((own) => heads.map((_, column) => asNumber(own[names + column])));
    expect(cells).toEqual(page);
  }
}

/** @returns how many of the slides have a chart */
export async function expectSlides({ server, token }: Asker, all: readonly Shown[]): Promise<number> {
  const parts = await partsOf((await takeFile(server, token, orderOf('pptx', all))).bytes);
  let drawn = 0;
  for (const [at, { page, heads, answer, question }] of all.entries()) {
    const links = parts.get(`ppt/slides/_rels/slide${at + 1}.xml.rels`)?.toString() ?? '';
    const [chart] = /charts\/chart\d+\.xml/.exec(links) ?? [];
    expect(links).not.toBe('');
    if (!chart) continue;
    // A gap is an empty value.
    const points = allOf(allOf(xmlOf(parts.get(`ppt/${chart}`)), 'c:val'), 'c:v').filter((value) => value !== '');
    const values = points.map((value) => inHead(Number(value)));
    const total = answer.total ? [figuresOf(answer.total, question)] : [];
    expect(values.length).toBeGreaterThan(0);
    expect([...page, ...total].map(([figure = null]) => inHead(figure, heads[0]))).toEqual(
      expect.arrayContaining(values),
    );
    drawn += 1;
  }
  return drawn;
}
