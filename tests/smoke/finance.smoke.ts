import { describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

type Query = CallPayload<'marketQuery'>;

/** The rows of a question about a dataset of finance in its last month, as a program asks it. */
async function rowsOf(dataset: 'financing' | 'offer' | 'incentive', query: Partial<Query>) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const catalogue = await server.call('marketCatalogue', { dataset }, { token, language: 'en' });
  const last = catalogue.body.data?.last ?? '';
  const span = { dataSources: [], dateType: 'monthly', from: last, to: last, limit: 5000, by: [] } as const;
  const payload = { ...span, dataset, ...query } as Query;
  const { body } = await server.call('marketQuery', payload, { token, language: 'en' });
  return body.data?.rows.filter(({ kind }) => kind === 'row') ?? [];
}

const digits = (text = '') => Number(text.replaceAll(/[^\d.-]/g, ''));

describe('auto finance', () => {
  test(
    'S1.005 how many cars are financed and by whom, and an offer from its list to the calculator: read and taken away',
    smoke.visit(
      async (visitor) => {
        const ways = await rowsOf('financing', { by: ['paymentKind'], indicators: ['retailVolume'] });
        const cars = (row: (typeof ways)[number]) => row.values.retailVolume ?? 0;
        const all = ways.reduce((sum, row) => sum + cars(row), 0);
        const cash = ways.filter(({ keys }) => keys.paymentKind === 'cash').reduce((sum, row) => sum + cars(row), 0);
        await visitor.open('/finance/overview?ahead=year');
        await visitor.read('area', /Not forecast: all \(fewer than 36 months since the first sale\)/);
        const penetration = (((all - cash) / all) * 100).toFixed(1);
        await visitor.read('key-figure', new RegExp(`Finance penetration[^%]*${penetration.replace('.', '\\.')}%`));
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/finance/offers');
        await visitor.read('pivot', /20\d\d\/\d\d\/\d\d/);
        const list = await readTable(visitor);
        const download = await takeDownloads(visitor);
        await (await visitor.page.$$('[data-testid="share"]'))
          .at(-1)
          ?.evaluate((button) => (button as HTMLElement).click());
        await visitor.click('export-csv');
        const file = readCsv((await download()).bytes.toString('utf8'));
        expect(file.rows.slice(0, 3).map((row) => row.slice(0, 5))).toEqual(
          list.rows.slice(0, 3).map((row) => row.slice(0, 5)),
        );

        // The cheapest of all by its true rate, as the market says it, stands first; its sheet and the calculator agree.
        const offers = await rowsOf('offer', { by: ['offer', 'model'], indicators: ['trueRate', 'monthlyPayment'] });
        const rates = offers.map(({ values }) => values.trueRate ?? 0);
        const [first] = offers.filter(({ values }) => values.trueRate === Math.min(...rates));
        await visitor.open(`/finance/offers?offer=${encodeURIComponent(first?.keys.offer ?? '')}`);
        const rate = `${((first?.values.trueRate ?? 0) * 100).toFixed(2)}%`;
        await visitor.read('offer-sheet', new RegExp(rate.replace('.', '\\.')));
        await (await visitor.see('offer-sheet')).evaluate((sheet) => sheet.parentElement?.querySelector('a')?.click());
        await visitor.arriveAt(/\/finance\/calculator\?price=/);
        await visitor.read('loan-results', new RegExp(rate.replace('.', '\\.')));
        const [payment] = (await visitor.words('loan-results')).split('yuan');
        expect(Math.abs(digits(payment) - (first?.values.monthlyPayment ?? 0))).toBeLessThan(0.02);
        expect(await faults(visitor)).toEqual([]);

        // What cannot be worked out is said at its field.
        const address = new URL(visitor.page.url());
        address.searchParams.set('months', '0');
        await visitor.open(address.pathname + address.search);
        await visitor.read('loan-fault', /from 1 to 120/);

        await visitor.open('/finance/worth');
        const worth = await readTable(visitor);
        const cashes = await rowsOf('incentive', { by: ['model'], indicators: ['cash'] });
        const model = cashes.find(({ names }) => worth.rows.some((row) => row.includes(names.model ?? '')));
        const own = worth.rows.find((row) => row.includes(model?.names.model ?? ''));
        expect(own).toContain(Math.round(model?.values.cash ?? 0).toLocaleString('en-US'));
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.005 on a phone in Chinese a loan is worked out, and what cannot be is said at its field',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/finance/calculator?price=200000&down=40000&months=36&rate=3.99&market=4.5');
        // What a bank says of 160,000 yuan in 36 months at 3.99 %.
        await visitor.read('loan-results', /月供\s+4,723\./);
        await visitor.open('/finance/calculator?price=200000&balloon=300000');
        await visitor.read('loan-fault', /尾款 300,000 元高于车价 200,000 元/);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
