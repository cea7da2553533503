import { expect, test } from '@jest/globals';
import { type CallName, type CallPayload, longestNote, mostSaved } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { makeCompany } from '../accounts/people/companies.ts';
import { grantProducts } from '../products/index.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';

const ajv = new Ajv({ strict: false });
const always = { from: '20200101', to: '20991231' };

describeOnBothStores('what people keep', (place) => {
  const suite = useAccountServer(place);
  const right = 'Secret-2027';

  const someone = async (userName: string, company: string, products = ['1000']) => {
    const id = await suite.account(userName, right, { company, real_name: `Name ${userName}` });
    await grantProducts(suite.db, id, products, always);
    const token = await suite.server.signIn(userName, right);
    const ask = async <Name extends CallName>(name: Name, payload: CallPayload<Name>) => {
      const { body } = await suite.server.call(name, payload, { token });
      if (body.data) expect([name, ajv.validate(schemas[name].data, body.data)]).toEqual([name, true]);
      return body;
    };
    const views = async () => (await ask('listKeptViews', {})).data?.views ?? [];
    const refused = async <Name extends CallName>(name: Name, payload: CallPayload<Name>) => {
      const { status, data } = await ask(name, payload);
      expect(data).toBeNull();
      return status.refusal;
    };
    return { id, ask, views, refused };
  };
  const view = (name: string, shared = false) => ({ name, path: '/sales/ranking', query: 'by=model&top=50', shared });
  const stored = { path: '/sales/ranking', query: 'by=model&top=50' };

  test('a view is kept, changed and removed by its owner, and seen by nobody else', async () => {
    const [owner, colleague] = [await someone('keeper', 'Maker'), await someone('colleague', 'Maker')];
    const { data: saved } = await owner.ask('keepView', view(' Top models '));
    const viewId = saved?.viewId ?? '';
    const mine = { ...stored, viewId, name: 'Top models', mine: true, shared: false, owner: 'Name keeper' };
    const unmarked = { favourite: false, standard: false, usedAt: null, comments: 0, updatedAt: suite.at() };
    expect(await owner.views()).toEqual([{ ...mine, ...unmarked }]);
    expect(await colleague.views()).toEqual([]);
    expect(await colleague.refused('markKeptView', { viewId, favourite: true })).toBe('saved.not-found');
    expect(await colleague.refused('keepView', { ...view('Taken'), viewId })).toBe('saved.not-found');
    expect(await colleague.refused('removeKeptView', { viewId })).toBe('saved.not-found');
    await owner.ask('keepView', { ...view('Top fifty'), viewId });
    expect((await owner.views()).map(({ name }) => name)).toEqual(['Top fifty']);
    await owner.ask('removeKeptView', { viewId });
    expect(await owner.views()).toEqual([]);
  });

  test('what a view leaves out is kept with it, address and tables alike', async () => {
    const owner = await someone('leaver', 'Maker');
    const query = 'by=model&without.brand=b%201&without.brand=b-2';
    const sheet = {
      kind: 'asked' as const,
      title: 'T',
      link: `/sales/ranking?${query}`,
      shape: null,
      sorting: null,
      ranked: false,
      whole: false,
      notes: [],
      question: {
        dataset: 'sales' as const,
        dataSources: [],
        dateType: 'monthly' as const,
        from: '2026-01',
        to: '2026-02',
        by: ['model' as const],
        indicators: ['volume' as const],
        without: { brand: ['b 1', 'b-2'] },
      },
    };
    const saved = (await owner.ask('keepView', { ...view('Left out'), query, sheets: [sheet] })).data;
    expect(saved?.query).toBe(query);
    const stored = await suite.db
      .selectFrom('kept_view')
      .select('sheets')
      .where('view_id', '=', saved?.viewId ?? '')
      .execute();
    expect(JSON.parse(stored[0]?.sheets ?? '')).toEqual([sheet]);
  });

  test('a shared view is seen by the company, by who holds its product, and is changed by its owner alone', async () => {
    const owner = await someone('sharer', 'Group');
    const [colleague, other] = [await someone('reader', 'Group'), await someone('stranger', 'Other')];
    const without = await someone('without', 'Group', ['1017']);
    // Whose company is only called so: somebody who applied for a trial, say.
    const apart = await someone('apart', '');
    const named = await makeCompany(suite.db, 'Group', 0);
    await suite.db.updateTable('account').set(named).where('user_name', '=', 'apart').execute();
    const viewId = (await owner.ask('keepView', view('Ours', true))).data?.viewId ?? '';
    expect(await colleague.views()).toMatchObject([{ viewId, mine: false, shared: true, owner: 'Name sharer' }]);
    for (const who of [other, without, apart]) expect(await who.views()).toEqual([]);
    expect(await without.refused('listViewComments', { viewId })).toBe('saved.not-found');
    expect(await without.refused('keepView', view('Mine'))).toBe('catalogue.product-not-held');
    expect(await colleague.refused('keepView', { ...view('Theirs'), viewId })).toBe('saved.not-found');
    await owner.ask('keepView', { ...view('Ours', false), viewId });
    expect(await colleague.views()).toEqual([]);
  });

  test('S2.016 a view of a tool is kept and shared by every account: what it shows goes by the rights of who opens it', async () => {
    const [owner, colleague] = [await someone('decider', 'Deciders', []), await someone('opener', 'Deciders', [])];
    const sheet = { path: '/intelligent-decision', query: 'model=m&change=-3' };
    await owner.ask('keepView', { name: 'Price cut', shared: true, ...sheet });
    expect(await colleague.views()).toMatchObject([{ name: 'Price cut', mine: false, ...sheet }]);
    expect(await owner.refused('keepView', view('Ranking'))).toBe('catalogue.product-not-held');
    expect(await owner.refused('keepView', { ...view('Home'), path: '/home' })).toBe('saved.unknown-page');
  });

  test('who belongs to no company shares with nobody', async () => {
    const [one, another] = [await someone('alone', ''), await someone('also-alone', '')];
    expect(await one.refused('keepView', view('All', true))).toBe('saved.no-company');
    const viewId = (await one.ask('keepView', view('Own'))).data?.viewId ?? '';
    await suite.db.updateTable('kept_view').set({ shared: 1 }).where('view_id', '=', viewId).execute();
    expect(await another.views()).toEqual([]);
    const set = { name: 'Rivals', dimension: 'subModel', members: ['a'], shared: true };
    expect(await one.refused('keepCompetitorSet', set)).toBe('saved.no-company');
  });

  test('each account has favourites, recent ones and one standard view a page of its own', async () => {
    const [owner, colleague] = [await someone('marker', 'Marks'), await someone('other-marker', 'Marks')];
    const first = (await owner.ask('keepView', view('First', true))).data?.viewId ?? '';
    const second = (await owner.ask('keepView', view('Second', true))).data?.viewId ?? '';
    await owner.ask('markKeptView', { viewId: first, standard: true, favourite: true });
    await owner.ask('markKeptView', { viewId: second, standard: true, used: true });
    const marks = async ({ views }: typeof owner) =>
      (await views()).map(({ name, favourite, standard, usedAt }) => [name, favourite, standard, usedAt]);
    expect(await marks(owner)).toEqual([
      ['First', true, false, null],
      ['Second', false, true, suite.at()],
    ]);
    expect(await marks(colleague)).toEqual([
      ['First', false, false, null],
      ['Second', false, false, null],
    ]);
    await owner.ask('markKeptView', { viewId: second, standard: false });
    expect((await marks(owner))[1]).toEqual(['Second', false, false, suite.at()]);
  });

  test('comments stand with a view, and are taken back by who wrote them or whose view it is', async () => {
    const [owner, colleague] = [await someone('host', 'Talk'), await someone('guest', 'Talk')];
    const viewId = (await owner.ask('keepView', view('Talked of', true))).data?.viewId ?? '';
    const described = (await colleague.ask('addViewComment', { viewId, text: ' Why so few? ' })).data;
    suite.pass(1000);
    const answered = (await owner.ask('addViewComment', { viewId, text: 'A strike.' })).data;
    expect((await owner.ask('listViewComments', { viewId })).data?.comments).toEqual([
      { ...described, mine: false, text: 'Why so few?', author: 'Name guest' },
      { ...answered, mine: true, author: 'Name host' },
    ]);
    expect((await owner.views())[0]?.comments).toBe(2);
    const commentId = answered?.commentId ?? '';
    expect(await colleague.refused('removeViewComment', { commentId })).toBe('saved.not-found');
    for (const entry of [described, answered]) {
      expect((await owner.ask('removeViewComment', { commentId: entry?.commentId ?? '' })).status.status).toBe(0);
    }
    expect((await owner.views())[0]?.comments).toBe(0);
  });

  test('sets of competitors are kept and shared like views', async () => {
    const [owner, colleague] = [await someone('rival', 'Sets'), await someone('fellow', 'Sets')];
    const wanted = { name: 'My rivals', dimension: 'subModel', members: ['m-1', 'm 2'], shared: true };
    const { data: set } = await owner.ask('keepCompetitorSet', wanted);
    expect(set).toEqual({ ...wanted, setId: set?.setId, mine: true, owner: 'Name rival' });
    const sets = async ({ ask }: typeof owner) => (await ask('listCompetitorSets', {})).data?.sets;
    expect(await sets(colleague)).toEqual([{ ...set, mine: false }]);
    const setId = set?.setId ?? '';
    expect(await colleague.refused('keepCompetitorSet', { ...wanted, setId })).toBe('saved.not-found');
    expect(await colleague.refused('removeCompetitorSet', { setId })).toBe('saved.not-found');
    await owner.ask('keepCompetitorSet', { ...wanted, setId, members: ['m-3'], shared: false });
    expect([await sets(owner), await sets(colleague)]).toMatchObject([[{ members: ['m-3'] }], []]);
    await owner.ask('removeCompetitorSet', { setId });
    expect(await sets(owner)).toEqual([]);
  });

  test('what does not fit is refused: pages of nobody, addresses that are none, more than may be kept', async () => {
    const one = await someone('many', 'Many');
    expect(await one.refused('keepView', { ...view('No'), path: '/nowhere/page' })).toBe('saved.unknown-page');
    expect(await one.refused('keepView', { ...view('No'), path: '/salesman' })).toBe('saved.unknown-page');
    for (const wrong of [{ path: '//evil.example' }, { path: '/sales?x=1' }, { query: 'a b' }, { query: 'a#b' }]) {
      expect((await one.ask('keepView', { ...view('No'), ...wrong })).status.status).toBe(400);
    }
    const row = { account_id: one.id, product_key: 'sales', name: 'n', path: '/sales/trend', query: '', shared: 0 };
    const rows = Array.from({ length: mostSaved.views }, (_, at) => ({ ...row, view_id: `v-${at}`, updated_at: 1 }));
    await suite.db.insertInto('kept_view').values(rows).execute();
    expect(await one.refused('keepView', view('One more'))).toBe('saved.too-many');
    expect(await one.views()).toHaveLength(mostSaved.views);
  });

  test('members that an account looks for first are its own, the last marked first, and only so many', async () => {
    const [one, another] = [await someone('starrer', 'Stars'), await someone('other-starrer', 'Stars')];
    const mark = ({ ask }: typeof one, dimension: string, member: string, favourite = true) =>
      ask('markFavouriteMember', { dimension, member, favourite });
    const marked = async ({ ask }: typeof one) => (await ask('listFavouriteMembers', {})).data?.favourites;
    for (const [dimension, member] of [
      ['brand', 'b 1'],
      ['city', '1101'],
      ['brand', 'b-2'],
      ['brand', 'b 1'],
    ] as const) {
      await mark(one, dimension, member);
      suite.pass(1000);
    }
    await mark(another, 'brand', 'b-9');
    expect(await marked(one)).toEqual([
      { dimension: 'brand', members: ['b-2', 'b 1'] },
      { dimension: 'city', members: ['1101'] },
    ]);
    expect(await marked(another)).toEqual([{ dimension: 'brand', members: ['b-9'] }]);
    await mark(one, 'city', '1101', false);
    await mark(one, 'brand', 'b-9', false);
    expect([await marked(one), await marked(another)]).toMatchObject([
      [{ members: ['b-2', 'b 1'] }],
      [{ members: ['b-9'] }],
    ]);
    expect((await mark(one, 'no dimension', 'b')).status.status).toBe(400);

    const rows = Array.from({ length: mostSaved.favourites - 2 }, (_, at) => ({ member_key: `m-${at}`, at }));
    const row = { account_id: one.id, dimension: 'model' };
    await suite.db
      .insertInto('favourite_member')
      .values(rows.map((rest) => ({ ...row, ...rest })))
      .execute();
    expect(await one.refused('markFavouriteMember', { dimension: 'brand', member: 'more', favourite: true })).toBe(
      'saved.too-many',
    );
    expect((await marked(one))?.find(({ dimension }) => dimension === 'brand')?.members).toEqual(['b-2', 'b 1']);
  });

  test('a note on a model is kept as it was written, for its account alone, and gone when it has no word', async () => {
    const [one, another] = [await someone('noter', 'Notes', ['1026']), await someone('note-reader', 'Notes', ['1026'])];
    const model = 'b 1';
    const text = '试驾：方向盘偏轻。\nAsk about the 2027 facelift <b>& more</b> 😀';
    const read = async ({ ask }: typeof one) => (await ask('readModelNote', { model })).data;
    expect(await read(one)).toEqual({ text: '', updatedAt: null });
    const written = { text, updatedAt: suite.at() };
    expect((await one.ask('keepModelNote', { model, text })).data).toEqual(written);
    expect([await read(one), await read(another)]).toEqual([written, { text: '', updatedAt: null }]);
    suite.pass(1000);
    await one.ask('keepModelNote', { model, text: 'shorter' });
    expect(await read(one)).toEqual({ text: 'shorter', updatedAt: suite.at() });
    await one.ask('keepModelNote', { model, text: ' \n ' });
    expect(await read(one)).toEqual({ text: '', updatedAt: null });
    expect((await one.ask('keepModelNote', { model, text: 'a\u0000' })).status.status).toBe(400);
    expect((await one.ask('keepModelNote', { model, text: 'x'.repeat(longestNote + 1) })).status.status).toBe(400);
    const rows = Array.from({ length: mostSaved.notes }, (_, at) => ({ model_key: `m-${at}`, text: 'n' }));
    for (const row of rows)
      await suite.db
        .insertInto('model_note')
        .values({ account_id: one.id, updated_at: 1, ...row })
        .execute();
    expect(await one.refused('keepModelNote', { model, text: 'one more' })).toBe('saved.too-many');
    const bare = await someone('bare-noter', 'Notes');
    expect(await bare.refused('readModelNote', { model })).not.toBeUndefined();
  });
});
