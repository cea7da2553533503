import { describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { faults } from './support/page/faults.ts';
import { readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

type Query = CallPayload<'marketQuery'>;

/** The rows of a question about benefits in their last month, as a program asks it. */
async function rowsOf(query: Partial<Query>) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const dataset = 'benefit';
  const catalogue = await server.call('marketCatalogue', { dataset }, { token, language: 'en' });
  const last = catalogue.body.data?.last ?? '';
  const payload = {
    dataset,
    dataSources: [],
    dateType: 'monthly',
    from: last,
    to: last,
    limit: 5000,
    ...query,
  } as Query;
  const { body } = await server.call('marketQuery', payload, { token, language: 'en' });
  return body.data?.rows.filter(({ kind }) => kind === 'row') ?? [];
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

describe('purchase benefits', () => {
  test(
    'S1.006 S1.029 what stands, what changed and what a stack comes to, as the market has it',
    smoke.visit(
      async (visitor) => {
        const [all] = await rowsOf({ by: [], indicators: ['benefits', 'benefitModels'] });
        await visitor.open('/purchase-benefit/overview');
        await visitor.read('key-figure', new RegExp(`Benefits in force[^]*${whole(all?.values.benefits ?? 0)}`));
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/purchase-benefit/calendar');
        await visitor.read('pivot', /20\d\d\/\d\d\/\d\d/);
        const changes = await readTable(visitor);
        expect(changes.rows.some((row) => row.includes('Changed'))).toBe(true);

        // A stack of a model: what its benefits are worth for each trim.
        const stacks = await rowsOf({ by: ['model'], indicators: ['benefitSum', 'benefitTrims'] });
        const worth = ({ values }: (typeof stacks)[number]) => (values.benefitSum ?? 0) / (values.benefitTrims ?? 1);
        const [dearest] = [...stacks].sort((one, other) => worth(other) - worth(one));
        if (!dearest) throw new Error('no model has benefits');
        await visitor.open('/purchase-benefit/stack?buyer=all');
        const table = await readTable(visitor);
        expect(table.rows[0]).toEqual(expect.arrayContaining([dearest.names.model, whole(worth(dearest))]));
        // A list whose days are still on their way is dimmed.
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/purchase-benefit/beside');
        expect((await readTable(visitor)).head.join(' ')).toMatch(/Value of the stack.*MSRP.*incentive/i);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S1.029 on a phone in Chinese each benefit stands with whom it is for and what its value assumes',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/purchase-benefit/offers');
        await visitor.read('pivot', /首任车主/);
        expect((await readTable(visitor)).head.join(' ')).toMatch(/适用人群.*开始.*结束.*单项权益价值.*计价假设/);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
