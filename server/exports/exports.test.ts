import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type AskedSheet,
  calls,
  columnHead,
  csvOf,
  defaultDataSource,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketQuery,
  membersOf,
  pivotOf,
  sortRows,
  type TableModel,
  tableOf,
  writtenTable,
} from '@portal/contract';
import { eventually } from '../../tests/support/eventually.ts';
import { productsOfDataset } from '../market/index.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { bytesOf, sheetsOf, takeFile } from './testing/take-file.ts';

let server: TestServer;
let token = '';
let catalogue: MarketCatalogue;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn();
  const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language: 'en' });
  catalogue = body.data as MarketCatalogue;
});
afterAll(() => server.close());

const question = (rest: Partial<MarketQuery>): MarketQuery => ({
  dataset: 'sales',
  dataSources: [defaultDataSource],
  dateType: 'monthly',
  from: catalogue.last,
  to: catalogue.last,
  by: ['subModel'],
  indicators: ['volume', 'share', 'yoy'],
  ...rest,
});

const queryOf = (rest: Partial<AskedSheet> & Pick<AskedSheet, 'question'>): AskedSheet => ({
  kind: 'asked',
  title: 'Ranking',
  link: '/sales/ranking?by=subModel',
  shape: null,
  sorting: null,
  ranked: false,
  whole: false,
  notes: [],
  ...rest,
});

const order = (...sheets: object[]) => ({ name: 'Ranking_2026-09', format: 'xlsx', language: 'en', sheets });

const answerTo = async (query: MarketQuery) => {
  const { body } = await server.call('marketQuery', query, { token, language: 'en' });
  return body.data as MarketAnswer;
};

/** A month or quarter of the screen as the day that a spreadsheet has for it. */
function dated(name: string): string | Date {
  const [, year, month, quarter] = /^(\d{4})(?:\/(\d{2})| Q([1-4]))$/.exec(name) ?? [];
  if (!year) return name;
  return new Date(Date.UTC(Number(year), quarter ? Number(quarter) * 3 - 3 : Number(month) - 1, 1));
}

/** What a page shows of a table, cell by cell, as a spreadsheet holds it. */
const cellsOf = ({ columns, rows }: TableModel) => [
  columns.map((column) => columnHead(column, 'en')),
  ...rows.map((row) =>
    columns.map(({ kind, key }) => (kind === 'dimension' ? dated(row.names[key] ?? '') : (row.values[key] ?? ''))),
  ),
];

const bare = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.map((cell) => cell ?? ''));

describe('a workbook', () => {
  test('has the rows, the order and the figures of the page: a list with others and total', async () => {
    const query = question({ limit: 10, others: true, totals: true });
    const { bytes, file } = await takeFile(server, token, order(queryOf({ question: query })));
    expect(file).toMatchObject({ name: 'Ranking_2026-09.xlsx', state: 'made', rows: 12 });
    const sheet = (await sheetsOf(bytes)).get('Ranking');
    const model = tableOf(await answerTo(query), 'en', catalogue);
    expect(bare(sheet?.rows ?? [])).toEqual(cellsOf(model));
    expect(sheet?.freezePane).toMatchObject({ rows: 1, columns: 1 });
    expect(sheet?.autoFilter?.range).toBe('A1:D11');
  });

  test('shows figures as the screen rounds them: thousands, percent, signs of growth', async () => {
    const { bytes } = await takeFile(server, token, order(queryOf({ question: question({ limit: 3 }) })));
    const formats = ['B2', 'C2', 'D2'].map((place) => cellAt(bytes, place));
    expect(await Promise.all(formats)).toEqual(['#,##0', '0.0%', '+0.0%;-0.0%;0.0%']);
  });

  test('is written in the unit and with the decimals that somebody has chosen for the page', async () => {
    const query = question({ limit: 3 });
    const sheet = queryOf({ question: query, written: { unit: 'large', decimals: 2 } });
    const { bytes } = await takeFile(server, token, order(sheet));
    const formats = ['B2', 'C2', 'D2'].map((place) => cellAt(bytes, place));
    expect(await Promise.all(formats)).toEqual(['#,##0.00', '0.00%', '+0.00%;-0.00%;0.00%']);
    const written = (await sheetsOf(bytes)).get('Ranking')?.rows ?? [];
    expect(written[0]?.[1]).toMatch(/ \(thousand units\)$/);
    const { rows } = await answerTo(query);
    expect(written.slice(1).map((row) => row[1])).toEqual(rows.map(({ values }) => (values.volume ?? 0) / 1000));
  });

  test('has a pivot as it stands, in the order that somebody chose, and its title as the name of the sheet', async () => {
    const query = question({ from: '2026-01', to: '2026-03', by: ['fuelType', 'period'], indicators: ['volume'] });
    const shape = { rows: 'period', columns: 'fuelType', indicator: 'volume' };
    const sorting = { key: 'period', direction: 'descending' as const };
    const sheet = queryOf({ question: query, shape, sorting, title: "A/B: [trend] 'by' fuel, far longer than a tab" });
    const { bytes } = await takeFile(server, token, order(sheet));
    const model = pivotOf(await answerTo(query), shape, 'en', catalogue);
    const [[name, first] = ['', undefined]] = [...(await sheetsOf(bytes))];
    expect(name).toBe("A B trend 'by' fuel, far longer");
    expect(bare(first?.rows ?? [])).toEqual(cellsOf({ ...model, rows: sortRows(model.rows, sorting) }));
    expect(first?.rows[1]?.[0]).toEqual(new Date(Date.UTC(2026, 2, 1)));
    expect(await cellAt(bytes, 'A2')).toBe('yyyy\\/mm');
  });

  test.each([
    ['zh_CN', ['一线', '新一线', '二线', '三线', '四线', '五线']],
    ['en', ['Tier 1', 'New tier 1', 'Tier 2', 'Tier 3', 'Tier 4', 'Tier 5']],
  ] as const)('has tiers of cities by tier, as the page sorts them, in %s', async (language, tiers) => {
    const query = question({ by: ['tier'], indicators: ['volume'] });
    const { body } = await server.call('marketQuery', query, { token, language });
    const model = tableOf(body.data as MarketAnswer, language);
    for (const direction of ['ascending', 'descending'] as const) {
      const sorting = { key: 'tier', direction };
      const wanted = direction === 'ascending' ? tiers : [...tiers].reverse();
      const sorted = sortRows(model.rows, sorting, model.columns);
      expect(sorted.map(({ names }) => names.tier).filter((name) => tiers.some((tier) => tier === name))).toEqual(
        wanted,
      );
      const sheet = { ...order(queryOf({ question: query, sorting })), language };
      const { bytes } = await takeFile(server, token, sheet);
      const written = (await sheetsOf(bytes)).get('Ranking')?.rows ?? [];
      expect(written.slice(1).map(([name]) => name)).toEqual(sorted.map(({ names }) => names.tier));
    }
  });

  test('has what figures were beside them, and says where that was not delivered, as the page does', async () => {
    const { first } = catalogue;
    const query = question({
      from: first,
      to: `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`,
      by: ['fuelType', 'period'],
      indicators: ['volume', 'volumeYearBefore', 'yoy'],
    });
    const beside = ['volumeYearBefore', 'yoy'];
    const shape = { rows: 'period', columns: 'fuelType', indicator: 'volume', beside };
    const sheet = queryOf({ question: query, shape, notes: [['Compare with', 'Compared with a year before']] });
    const { bytes } = await takeFile(server, token, order(sheet));
    const written = (await sheetsOf(bytes)).get('Ranking')?.rows ?? [];
    const answer = await answerTo(query);
    const model = pivotOf(answer, shape, 'en', catalogue);
    expect(bare(written.slice(2))).toEqual(cellsOf(model).slice(1));
    expect(answer.coverage[0]?.unbased?.volumeYearBefore).toHaveLength(12);
    expect(written[2]?.slice(2, 4)).toEqual([null, null]);
    expect(written[14]?.[2]).toBeGreaterThan(0);
    // A head of two levels: members above, merged; figures below, which are filtered by.
    const [fuel] = membersOf(answer, 'fuelType');
    expect(written[0]?.slice(0, 4)).toEqual([null, fuel?.name, null, null]);
    expect(written[1]?.slice(0, 4).map((head) => String(head).replace(/ \(.*$/, ''))).toEqual([
      'Period',
      ...answer.columns.slice(2).map(({ name }) => name),
    ]);
    const workbook = (await sheetsOf(bytes)).get('Ranking');
    expect(workbook?.merges?.[0]).toMatchObject({ startRow: 0, startCol: 1, endRow: 0, endCol: 3 });
    expect(workbook?.autoFilter?.range).toMatch(/^A2:[A-Z]+\d+$/);
    expect(workbook?.freezePane).toMatchObject({ rows: 2, columns: 1 });
    const about = (await sheetsOf(bytes)).get('About')?.rows ?? [];
    const labels = about.map(([label]) => label);
    for (const { name, definition } of answer.columns.slice(2))
      if (definition) expect(labels).toContain(`Definition · ${name}`);
    expect(about.map(([, text]) => text)).toContainEqual(expect.stringContaining('not covered by the source'));
  });

  test('says places where the page does, and all rows where it shows the first ones', async () => {
    const sheet = queryOf({ question: question({ limit: 5, others: true }), ranked: true, whole: true });
    const { bytes } = await takeFile(server, token, order(sheet));
    const { limit: _limit, others: _others, ...all } = sheet.question;
    const { rows } = await answerTo(all);
    const written = (await sheetsOf(bytes)).get('Ranking')?.rows ?? [];
    expect(written).toHaveLength(rows.length + 1);
    expect(rows.length).toBeGreaterThan(5);
    expect(written.slice(0, 4).map(([place]) => place)).toEqual(['Rank', 1, 2, 3]);
  });

  test('says in a sheet of its own what it is: source, months, release, filters, definitions, link, account, time', async () => {
    const query = question({
      filters: { fuelType: ['BEV', 'PHEV'] },
      without: { originType: ['2'] },
      where: [{ indicator: 'volume', atLeast: 1 }],
    });
    const sheet = queryOf({ question: query, notes: [['Floor', '1,000 units']] });
    const { bytes } = await takeFile(server, token, { ...order(sheet), timeZone: 'Asia/Shanghai' });
    const about = (await sheetsOf(bytes)).get('About');
    const texts = new Map(about?.rows.map(([label, text]) => [String(label ?? ''), String(text ?? '')]));
    expect(texts.get('Account')).toBe('demo');
    expect(texts.get('Made at')).toMatch(/^\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(texts.get('Fuel type')).toBe('BEV, PHEV');
    expect([...texts.values()].filter((text) => text.startsWith('without '))).toHaveLength(1);
    expect(texts.get('Floor')).toBe('1,000 units');
    expect(texts.get('Sales')).toBe('at least 1 units');
    expect(texts.get('Release')).toContain('Demonstration data');
    expect([...texts.keys()].filter((label) => label.startsWith('Definition'))).toHaveLength(3);
    expect(texts.get('Link')).toBe(`${server.address}/sales/ranking?by=subModel`);
  });

  test('several views are a sheet each, of different names, with one sheet that tells of all', async () => {
    const one = queryOf({ question: question({ limit: 2 }) });
    const { bytes } = await takeFile(server, token, order(one, { ...one, title: 'RANKING' }));
    expect([...(await sheetsOf(bytes)).keys()]).toEqual(['Ranking', 'RANKING (2)', 'About']);
  });

  test('what begins like a formula stays a text, and signs that XML cannot hold are left out', async () => {
    const reported = { definition: '', formula: '', growth: false, unit: '' };
    const columns = [
      { ...reported, name: '=HYPERLINK("http://evil")', kind: 'dimension', format: null },
      { ...reported, name: '+volume', kind: 'indicator', format: 'count' },
    ];
    const cells = ['=1+1', '@SUM(A1)', '-2', '\t=cmd|calc', 'a\u0001<b>&_x0041_\ud800'];
    const rows = cells.map((text) => ({ kind: 'row', uncovered: text === '-2', cells: [text, null] }));
    const sheet = { kind: 'built', title: 'Sheet', link: '/sales/compare', columns, rows, about: [['=a', '=b']] };
    const { bytes } = await takeFile(server, token, order(sheet));
    const written = (await sheetsOf(bytes)).get('Sheet');
    expect(written?.rows.slice(1).map(([text]) => text)).toEqual([...cells.slice(0, 4), 'a<b>&_x0041_']);
    expect(written?.rows.map(([, figure]) => figure)).toEqual(['+volume', null, null, null, null, null]);
    expect([...(written?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
  });
});

/** How a cell shows its figure. */
async function cellAt(bytes: Buffer, place: string) {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const column = place.charCodeAt(0) - 65;
  return sheets[0]?.cells?.get(`${Number(place.slice(1)) - 1},${column}`)?.style?.numFmt;
}

test('a table of the screen has its levels, dates and units in the workbook, and a file its name', async () => {
  const reported = { unit: '', format: null, definition: '', formula: '', growth: false };
  const figure = (levels: string[]) => ({
    ...reported,
    name: levels.join(' · '),
    kind: 'indicator',
    format: 'count',
    unit: 'cars',
    definition: 'Cars, counted once',
    figure: levels.at(-1),
    levels,
  });
  const columns = [
    { ...reported, name: 'Period', kind: 'dimension', period: true },
    figure(['BYD', 'BEV', 'Sales']),
    figure(['BYD', 'PHEV', 'Sales']),
    figure(['NIO', 'BEV', 'Sales']),
  ];
  const days = ['2025', '2026 Q2', '2026/09', '2026-09-30', '2025/01–02', '2026/13', '-'];
  const rows = days.map((day) => ({ kind: 'row', uncovered: false, cells: [day, 1, null, 2] }));
  const sheet = { kind: 'built', title: 'Sheet', link: '/sales/compare', columns, rows, about: [] };
  const named = { ...order(sheet), name: '销量/排名: "2026"?' };
  const { bytes, file } = await takeFile(server, token, named);
  expect(file?.name).toBe('销量-排名-2026-.xlsx');
  const written = (await sheetsOf(bytes)).get('Sheet');
  const utc = (year: number, month: number, day = 1) => new Date(Date.UTC(year, month - 1, day));
  expect(written?.rows.map(([day]) => day)).toEqual([
    null,
    null,
    'Period',
    ...[utc(2025, 1), utc(2026, 4), utc(2026, 9), utc(2026, 9, 30)],
    ...['2025/01–02', '2026/13', null],
  ]);
  expect(written?.rows.slice(0, 3).map((row) => row.slice(1))).toEqual([
    ['BYD', null, 'NIO'],
    ['BEV', 'PHEV', 'BEV'],
    ['Sales (cars)', 'Sales (cars)', 'Sales (cars)'],
  ]);
  expect(written?.merges).toEqual([expect.objectContaining({ startRow: 0, startCol: 1, endRow: 0, endCol: 2 })]);
  expect(written?.rows[3]?.slice(1)).toEqual([1, null, 2]);
  expect(await cellAt(bytes, 'A5')).toBe('yyyy" Q2"');
  const about = (await sheetsOf(bytes)).get('About')?.rows ?? [];
  expect(about.find(([label]) => label === 'Definition · Sales')?.[1]).toBe('Cars, counted once\nUnit: cars');
  const reply = await fetch(`${server.address}/api${calls.exportFile.path}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { id: file?.id } }),
  });
  await reply.arrayBuffer();
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="_-_-2026-.xlsx"; filename*=UTF-8''${encodeURIComponent('销量-排名-2026-.xlsx')}`,
  );
});

test('CSV from the server is what the browser writes of the same table', async () => {
  const query = question({ limit: 5, totals: true });
  const { bytes } = await takeFile(server, token, { ...order(queryOf({ question: query })), format: 'csv' });
  const model = tableOf(await answerTo(query), 'en', catalogue);
  expect(bytes.toString()).toBe(csvOf(model, 'en'));
  const csv = { delimiter: ';', decimal: ',' } as const;
  const other = await takeFile(server, token, { ...order(queryOf({ question: query })), format: 'csv', csv });
  expect(other.bytes.toString()).toBe(csvOf(model, 'en', csv));
});

describe('who may have a file', () => {
  test('nobody takes the file of another account, or hears of it', async () => {
    const { file } = await takeFile(server, token, order(queryOf({ question: question({ limit: 1 }) })));
    const other = await server.signIn('admin', 'Portal-2026-admin');
    await expect(bytesOf(server, other, file?.id ?? '')).rejects.toThrow('exports.unknown');
    const listed = await server.call('listExports', {}, { token: other });
    expect(listed.body.data?.files).toEqual([]);
    expect((await server.call('removeExport', { id: file?.id }, { token: other })).body.data).toEqual({
      removed: false,
    });
    expect((await server.call('removeExport', { id: file?.id }, { token })).body.data).toEqual({ removed: true });
    await expect(bytesOf(server, token, file?.id ?? '')).rejects.toThrow('exports.unknown');
  });

  const column = { name: 'Model', kind: 'dimension', format: null, unit: '', definition: '', formula: '' };
  const made = {
    kind: 'built',
    title: 'Compared',
    link: '/sales/compare?a=1#b',
    about: [['Source', 'S']],
    columns: [{ ...column, growth: false }],
    rows: Array.from({ length: 60 }, (_, at) => ({ kind: 'row', uncovered: false, cells: [`Model ${at}`] })),
  };

  test.each([
    ['the server has asked', () => queryOf({ question: question({ limit: 1 }) })],
    ['the screen has made', () => made],
  ])('who has lost the product gets neither a new file nor one made before, of a table that %s', async (_, sheetOf) => {
    const { db } = server.stores.state;
    const sheet = sheetOf();
    const { file } = await takeFile(server, token, order(sheet));
    const before = await db.selectFrom('account_product').selectAll().execute();
    const { product_id } = await db
      .selectFrom('product')
      .select('product_id')
      .where('key', '=', 'sales')
      .executeTakeFirstOrThrow();
    await db.updateTable('account_product').set({ to_ymd: '20200101' }).where('product_id', '=', product_id).execute();
    await expect(bytesOf(server, token, file?.id ?? '')).rejects.toThrow('catalogue.product-not-held');
    const again = await server.call('makeExport', order(sheet), { token, language: 'en' });
    expect(again.body.status.refusal).toBe('catalogue.product-not-held');
    for (const row of before) {
      await db
        .updateTable('account_product')
        .set({ to_ymd: row.to_ymd })
        .where('account_id', '=', row.account_id)
        .where('product_id', '=', row.product_id)
        .execute();
    }
    expect((await bytesOf(server, token, file?.id ?? '')).length).toBeGreaterThan(1000);
  });

  test('has money in the unit that is chosen, as the page has it', async () => {
    const prices = question({
      dataset: 'price',
      dataSources: [],
      by: ['brand'],
      indicators: ['tp', 'discount'],
    });
    const written = { unit: 'large', decimals: 2 } as const;
    const { bytes } = await takeFile(server, token, order(queryOf({ question: prices, written })));
    const known = (await server.call('marketCatalogue', { dataset: 'price' }, { token, language: 'en' })).body.data;
    const table = writtenTable(tableOf(await answerTo(prices), 'en', known), written, 'en');
    expect(table.columns.map(({ unit }) => unit)).toEqual(['', 'k yuan', '']);
    expect(bare((await sheetsOf(bytes)).get('Ranking')?.rows ?? [])).toEqual(cellsOf(table));
    expect(await Promise.all(['B2', 'C2'].map((place) => cellAt(bytes, place)))).toEqual(['#,##0.00', '0.00%']);
  });

  test('any one of the products that open a dataset is enough for its files, and the last of them ends them', async () => {
    const { db } = server.stores.state;
    const launches = question({ dataset: 'launch', dataSources: [], by: ['subModel'], indicators: ['events'] });
    const sheet = queryOf({ question: { ...launches, from: catalogue.first } });
    const rows = db.selectFrom('product').select(['key', 'product_id']).where('key', 'in', productsOfDataset('launch'));
    const ids = new Map((await rows.execute()).map(({ key, product_id }) => [key, product_id]));
    const until = (keys: string[], to_ymd: string) =>
      db
        .updateTable('account_product')
        .set({ to_ymd })
        .where(
          'product_id',
          'in',
          keys.map((key) => ids.get(key) ?? ''),
        )
        .execute();
    const others = productsOfDataset('launch').filter((key) => key !== 'price');
    await until(others, '20200101');
    const { file } = await takeFile(server, token, order(sheet));
    expect(file?.state).toBe('made');
    await until(['price'], '20200101');
    await expect(bytesOf(server, token, file?.id ?? '')).rejects.toThrow('catalogue.product-not-held');
    const again = await server.call('makeExport', order(sheet), { token, language: 'en' });
    expect(again.body.status.refusal).toBe('catalogue.product-not-held');
    await until([...others, 'price'], '20991231');
    expect((await bytesOf(server, token, file?.id ?? '')).length).toBeGreaterThan(1000);
  });

  test('a question that the market refuses is told in the list, in the language of who reads', async () => {
    const sheet = queryOf({ question: question({ sort: { by: 'brand', direction: 'ascending' } }) });
    const { body } = await server.call('makeExport', order(sheet), { token, language: 'en' });
    const id = body.data?.id ?? '';
    // On a busy machine it is not over within the time that the call waits.
    await eventually(async () => {
      const { files = [] } = (await server.call('listExports', {}, { token, language: 'en' })).body.data ?? {};
      const found = files.find((file) => file.id === id);
      expect(found).toMatchObject({ state: 'failed', reason: expect.stringContaining('sort') });
    });
    await expect(bytesOf(server, token, id)).rejects.toThrow('exports.not-made');
  });

  test('what no file can hold is refused: several tables as CSV, a time zone that nobody knows', async () => {
    const sheet = queryOf({ question: question({}) });
    const refusalOf = async (wanted: object) =>
      (await server.call('makeExport', wanted, { token })).body.status.refusal;
    expect(await refusalOf({ ...order(sheet, sheet), format: 'csv' })).toBe('exports.one-table');
    expect(await refusalOf({ ...order(sheet), timeZone: 'Mars/Olympus' })).toBe('exports.time-zone-unknown');
    expect(await refusalOf(order({ ...sheet, link: '//evil.example' }))).toBe('http.payload-unfit');
  });
});
