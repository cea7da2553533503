import { expect, test } from '@jest/globals';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { checkSeats } from '../../accounts/people/company-seats.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { administered } from '../administration-test-kit.ts';
import { readCompanySheet } from '../lists/list-companies.ts';

describeOnBothStores('what a company may have', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);
  let count = 0;

  const newAccount = (compId: string) => ({
    userNm: `seated${count++}`,
    realNm: 'Seated',
    compId,
    division: 'enterprise',
    to: '2099-12-31',
    products: [],
    roles: [],
  });

  test('S2.159 seats are set and lifted, and what a company has bought is noted, moved and removed', async () => {
    const admin = await administrator('Operator', 'admin');
    const { compId } = await person('Terms Ltd');
    expect((await ask(admin, 'setCompanySeats', { compId, seats: '3' })).data?.text).toBe(
      'The company "Terms Ltd" has 3 seats; taken: 1.',
    );
    const bought = { compId, products: ['price', 'sales'], to: '2098-06-30' };
    expect((await ask(admin, 'buyProducts', bought)).status).toBe(0);
    expect((await ask(admin, 'buyProducts', { ...bought, products: ['price'], to: '2099-06-30' })).status).toBe(0);
    const sheet = async () => (await ask(admin, 'readCompany', { compId })).data;
    expect(await sheet()).toMatchObject({
      name: 'Terms Ltd',
      accounts: 1,
      taken: 1,
      seats: 3,
      products: [
        { product: 'sales', toYmd: '20980630', current: true },
        { product: 'price', toYmd: '20990630', current: true },
      ],
    });
    expect((await ask(admin, 'endPurchase', { compId, products: ['sales'] })).status).toBe(0);
    expect((await ask(admin, 'endPurchase', { compId, products: ['sales'] })).refusal).toBe(
      'administration.task-refused',
    );
    expect((await ask(admin, 'setCompanySeats', { compId, seats: '' })).data?.text).toMatch(/without limit/);
    expect(await sheet()).toMatchObject({ seats: null, products: [{ product: 'price' }] });
    const { lines = [] } = (await ask(admin, 'readTrail', { action: 'purchase' })).data ?? {};
    expect(lines[0]).toMatchObject({ actorNm: admin.name, outcome: 'done' });
  });

  test('S2.159 the sheet of a company says who signs its own people in', async () => {
    const { compId } = await person('Signing Ltd');
    const other = await person('Other Ltd');
    const provider = {
      key: 'signing',
      name: { zh_CN: '登录', en: 'Signing' },
      company: compId,
      domains: ['signing.example'],
      creates: true,
      until: '20991231',
      closesPasswords: false,
      clientSecret: 'never-shown',
    } as unknown as SignOnProvider;
    const about = { language: 'en', now: suite.at(), providers: [provider] } as const;
    const { signOn } = await readCompanySheet(suite.db, compId, about);
    const { key, domains, creates, until, closesPasswords } = provider;
    expect(signOn).toEqual([{ key, name: 'Signing', domains, creates, until, closesPasswords }]);
    expect((await readCompanySheet(suite.db, other.compId, about)).signOn).toEqual([]);
  });

  test('what does not fit is named, and an unknown company is none', async () => {
    const admin = await administrator('Operator', 'admin');
    const { compId } = await person('Unfit Ltd');
    for (const [seats, words] of [
      ['0', /^Seats: must be a whole number from 1/],
      ['ten', /^Seats: must be a whole number/],
    ] as const) {
      expect((await ask(admin, 'setCompanySeats', { compId, seats })).msg2Client).toMatch(words);
    }
    const over = { compId, products: ['sales'], to: '2001-01-01' };
    expect((await ask(admin, 'buyProducts', over)).msg2Client).toMatch(/^Last day: must not be before/);
    expect((await ask(admin, 'buyProducts', { ...over, products: ['paint'] })).refusal).toBe(
      'administration.value-unfit',
    );
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await ask(admin, 'readCompany', { compId: nobody })).refusal).toBe('administration.no-company');
    expect((await ask(admin, 'setCompanySeats', { compId: nobody, seats: '2' })).refusal).toBe(
      'administration.task-refused',
    );
    expect((await ask(admin, 'readCompany', { compId })).data).toMatchObject({ seats: null, products: [] });
  });

  test('nobody takes a seat that there is not: new, reactivated, longer, or from another company', async () => {
    const admin = await administrator('Operator', 'admin');
    const { compId } = await person('Full Ltd');
    const stopped = await person('Full Ltd', { state: '4' });
    const over = await person('Full Ltd', { active_to: '20240201' });
    const other = await person('Elsewhere Ltd');
    await ask(admin, 'setCompanySeats', { compId, seats: '1' });
    const tries = [
      await ask(admin, 'createAccount', newAccount(compId)),
      await ask(admin, 'resumeAccount', { userId: stopped.userId }),
      await ask(admin, 'extendAccount', { userId: over.userId, to: '2099-12-31' }),
      await ask(admin, 'setAccountCompany', { userId: other.userId, compId }),
    ];
    for (const { refusal, msg2Client } of tries) {
      expect([refusal, msg2Client]).toEqual([
        'administration.task-refused',
        expect.stringMatching(/^The company "Full Ltd" has 1 seats, and they do not suffice/),
      ]);
    }
    expect((await ask(admin, 'readCompany', { compId })).data).toMatchObject({ accounts: 3, taken: 1 });
    expect((await ask(admin, 'readAccount', { userId: stopped.userId })).data?.condition).toBe('suspended');
    expect((await ask(admin, 'readAccount', { userId: other.userId })).data?.compNm).toBe('Elsewhere Ltd');
    // A seat that is free again is taken again; who is suspended or over takes none.
    await ask(admin, 'setCompanySeats', { compId, seats: '2' });
    expect((await ask(admin, 'resumeAccount', { userId: stopped.userId })).status).toBe(0);
  });

  test('who has a seat keeps it where there are fewer by now', async () => {
    const admin = await administrator('Operator', 'admin');
    const first = await person('Smaller Ltd');
    await person('Smaller Ltd');
    await ask(admin, 'setCompanySeats', { compId: first.compId, seats: '1' });
    expect((await ask(admin, 'extendAccount', { userId: first.userId, to: '2098-12-31' })).status).toBe(0);
    expect((await ask(admin, 'readCompany', { compId: first.compId })).data).toMatchObject({ taken: 2, seats: 1 });
  });

  test('of several who take the last seat at once, one has it', async () => {
    const admin = await administrator('Operator', 'admin');
    const { compId } = await person('Race Ltd');
    const stopped = [];
    for (let count = 0; count < 6; count += 1) stopped.push(await person('Race Ltd', { state: '4' }));
    await ask(admin, 'setCompanySeats', { compId, seats: '2' });
    // All have changed their account before any is judged, where the store lets several write at once.
    let missing = suite.server.settings.databaseUrl === null ? 0 : stopped.length;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const resume = (userId: string) =>
      suite.db.transaction().execute(async (trx) => {
        await trx.updateTable('account').set({ state: '1' }).where('account_id', '=', userId).execute();
        missing -= 1;
        if (missing <= 0) meet();
        await met;
        await checkSeats(trx, compId, suite.at());
      });
    const outcomes = await Promise.allSettled(stopped.map(({ userId }) => resume(userId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ask(admin, 'readCompany', { compId })).data?.taken).toBe(2);
  });
});
