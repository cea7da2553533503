import { describe, expect, test } from '@jest/globals';
import { type DateType, spanCaps } from '@portal/contract';
import { lastMonth } from '../../server/demo/lineup/months.ts';
import { addMonths, countMonths } from '../../ui/format/months.ts';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { answerFor } from './support/page/dashboard-calls.ts';
import { closeField, openField, panelOf } from './support/page/filter-field.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const as = (language: Language = 'en') => ({ as: 'demo', language }) as const;

const panel = panelOf('period');
const apply = `${panel} [role="status"] + button`;
const query = (visitor: Visitor) => new URL(visitor.page.url()).searchParams;

/** Tells the page that figures begin in this month: the market of the journeys holds two years. */
async function figuresSince(visitor: Visitor, first: string, language: Language): Promise<void> {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language });
  if (!body.data) throw new Error('There is no market to ask');
  const dataSources = body.data.dataSources.map((source) => ({ ...source, first }));
  await answerFor(visitor, 'marketCatalogue', { ...body, data: { ...body.data, first, dataSources } });
}

test(
  'S9.054 past 1, 3 and 5 years are offered, counted back from the last month with figures',
  smoke.visit(async (visitor) => {
    await figuresSince(visitor, '2018-01', 'en');
    await visitor.open('/sales/trend');
    const options = `${panel} button:not(fieldset button, [role="status"] + button)`;
    await openField(visitor, 'period');
    const names = await visitor.page.$$eval(options, (buttons) => buttons.map(({ textContent }) => textContent ?? ''));
    await closeField(visitor, 'period');
    /** By the months up to the last one that an option has put into the address. */
    const offered = new Map<number, string>();
    for (const [at, name] of names.entries()) {
      await openField(visitor, 'period');
      await pressFound((await visitor.page.$$(options))[at]);
      await visitor.page.waitForSelector(panel, { hidden: true });
      const [from, to] = ['from', 'to'].map((end) => query(visitor).get(end));
      if (from && to === lastMonth) offered.set(countMonths(from, to), name);
    }
    expect([...offered.keys()]).toEqual(expect.arrayContaining([12, 36, 60]));
    expect([offered.get(36), offered.get(60)]).toEqual([expect.stringContaining('3'), expect.stringContaining('5')]);
  }, as()),
);

describe('a span above the cap of its date type', () => {
  const [year = '', month = ''] = lastMonth.split('-');
  const quarter = `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}`;
  /** The first month of the longest span that ends with the last month. */
  const longest: Record<DateType, string> = {
    monthly: addMonths(lastMonth, 1 - spanCaps.monthly),
    quarterly: addMonths(quarter, 3 * (1 - spanCaps.quarterly)),
    annual: addMonths(`${year}-01`, 12 * (1 - spanCaps.annual)),
  };

  /** Chooses the period that the span begins with, which lies before the one that is chosen. */
  async function beginWith(visitor: Visitor, dateType: string, wanted: string): Promise<void> {
    const grid = `${panel} fieldset:first-of-type`;
    const [wantedYear = '', wantedMonth = ''] = wanted.split('-');
    const names: Record<string, string> = {
      monthly: `${wantedYear}/${wantedMonth}`,
      quarterly: `${wantedYear} Q${Math.ceil(Number(wantedMonth) / 3)}`,
      annual: wantedYear,
    };
    // Years stand beside each other; months and quarters a year at a time.
    const yearNow = () => visitor.page.$$eval(`${grid} [aria-live]`, ([heading]) => heading?.textContent ?? null);
    while (![wantedYear, null].includes(await yearNow())) await clickIn(visitor.page, `${grid} button`);
    await clickIn(visitor.page, `${grid} button[aria-pressed][aria-label="${names[dateType]}"]`);
  }

  const status = (visitor: Visitor) =>
    visitor.page.$eval(`${panel} [role="status"]`, ({ textContent }) => textContent ?? '');

  for (const [language, outOfRange] of [
    ['en', /out of range/i],
    ['zh_CN', /超出范围/],
  ] as const)
    test(
      `S5.032 S8.025 is out of range and cannot be asked, in ${language}`,
      smoke.visit(async (visitor) => {
        await figuresSince(visitor, '2012-01', language);
        for (const [dateType, from] of Object.entries(longest)) {
          await visitor.open(`/sales/trend?dateType=${dateType}&from=${from}&to=${lastMonth}`);
          await openField(visitor, 'period');
          await visitor.page.waitForSelector(`${apply}:enabled`);
          expect([dateType, await status(visitor)]).toEqual([dateType, '']);
          await beginWith(visitor, dateType, addMonths(from, -1));
          await visitor.page.waitForSelector(`${apply}:disabled`);
          expect([dateType, await status(visitor)]).toEqual([dateType, expect.stringMatching(outOfRange)]);
          await closeField(visitor, 'period');
        }
      }, as(language)),
    );

  test('S5.032 S8.025 is refused by the server with the same words', async () => {
    const { server } = smoke.portal;
    const token = await server.signIn();
    for (const [dateType, from] of Object.entries(longest)) {
      const common = { dataset: 'sales', dataSources: ['DATASOURCE_CLH_PIFA'], dateType, to: lastMonth };
      const ask = async (first: string) => {
        const question = { ...common, from: first, by: ['period'], indicators: ['volume'] };
        return (await server.call('marketQuery', question, { token, language: 'en' })).body.status;
      };
      expect([dateType, (await ask(from)).status]).toEqual([dateType, 0]);
      const refused = await ask(addMonths(from, -1));
      expect([dateType, refused.status]).not.toEqual([dateType, 0]);
      expect([dateType, refused.msg2Client]).toEqual([dateType, expect.stringMatching(/out of range/i)]);
    }
  });
});

test(
  'S9.019 a tilde joins the two ends of a span, of months and of days',
  smoke.visit(async (visitor) => {
    const from = addMonths(lastMonth, -11);
    await visitor.open(`/sales/trend?from=${from}&to=${lastMonth}`);
    const text = [from, lastMonth].map((month) => month.replace('-', '/')).join(' ~ ');
    await visitor.read('filter', new RegExp(text), { dimension: 'period' });
    await visitor.click('rail-avatar');
    await visitor.click('avatar-switch-account');
    await visitor.see('account-list');
    const cards = await visitor.page.$$eval('[data-testid="account"]', (found) =>
      found.map((card) => (card as HTMLElement).innerText.replace(/\s+/g, ' ')),
    );
    expect(cards.length).toBeGreaterThan(1);
    for (const words of cards) expect(words).toMatch(/\b\d{4}\/\d{2}\/\d{2} ~ \d{4}\/\d{2}\/\d{2}\b/);
  }, as()),
);
