import { expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { partsOf } from '../../../../server/exports/testing/parts-of.ts';
import { feedAddress } from './feed-address.ts';
import { feedFormula, feedWorkbook } from './feed-workbook.ts';

const question = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2026-01',
  to: '2026-09',
  by: ['brand'],
  indicators: ['volume'],
  filters: { brand: ['比亚迪'] },
} as MarketQuery;

const bytesOf = (file: Blob): Promise<Buffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });

test('an address names the question without totals, others and limit, and no secret', () => {
  const address = feedAddress('https://portal.example', {
    ...question,
    limit: 20,
    totals: true,
    others: true,
    subtotals: true,
  });
  const [, text = ''] = /^https:\/\/portal\.example\/odata\/([\w-]+)\/$/.exec(address) ?? [];
  expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toEqual(question);
});

test('a workbook carries the connection as a query that is asked when it is opened, with the address and nothing else', async () => {
  const address = feedAddress('https://portal.example', question);
  const file = await feedWorkbook(address, 'Brands');
  const parts = await partsOf(await bytesOf(file));
  const textOf = (name: RegExp) => [...parts].find(([path]) => name.test(path))?.[1].toString() ?? '';
  const connection = textOf(/^xl\/connections\.xml$/);
  expect(connection).toContain('Provider=Microsoft.Mashup.OleDb.1;Data Source=$Workbook$;Location=&quot;Rows&quot;;');
  expect(connection).toContain('refreshOnLoad="1"');
  expect(textOf(/queryTables\/queryTable\d+\.xml$/)).toContain('connectionId="1"');
  // The formula lies in a package of its own, within the item that the workbook calls its data mashup [MS-QDEFF].
  const item = [...parts].find(([path]) => /^customXml\/item1\.xml$/.test(path))?.[1] ?? Buffer.alloc(0);
  const [, mashup = ''] = /<DataMashup[^>]*>([^<]+)</.exec(item.toString(item[0] === 0xff ? 'utf16le' : 'utf8')) ?? [];
  const bytes = Buffer.from(mashup, 'base64');
  expect(bytes.readUInt32LE(0)).toBe(0);
  const inner = await partsOf(bytes.subarray(8, 8 + bytes.readUInt32LE(4)));
  const formula = inner.get('Formulas/Section1.m')?.toString();
  expect(formula).toContain(`OData.Feed("${address}Rows", null, [Implementation = "2.0"])`);
  expect(formula).toMatch(/^section Section1;\s*shared #?"?Rows"? =\s*let/);
});

test('a text in a formula keeps its quotes and signs', () => {
  expect(feedFormula('https://a.example/"#(lf)/')).toContain('"https://a.example/""#(#)(lf)/Rows"');
});
