import { afterAll, beforeAll } from '@jest/globals';
import { type CallData, type CallName, calls, defaultDataSource } from '@portal/contract';
import { hashPassword } from '../../accounts/passwords/passwords.ts';
import { createAccount } from '../../accounts/people/account-store.ts';
import { grantProducts } from '../../products/index.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

/** The first millisecond after the last day of the grants that end: in China it is the next day. */
export const ended = Date.parse('2026-10-16T00:00:00+08:00');
const lastDay = '20261015';
const password = 'Entitled-2026';

/** The products that have an area, and so can be opened, and that calls of the portal need. */
export const products = [
  'sales',
  'price',
  'new-car',
  'channel',
  'finance',
  'purchase-benefit',
  'news',
  'policy',
  'model-fastview',
  'image-library',
  'report-market',
] as const;

interface EntitlementSuite {
  /** What the clock of the server says. */
  now: number;
  /** Texts and figures that belong to products: no answer to who holds none may have one of them. */
  secrets: string[];
  /** What each call is asked where an empty payload does not fit. */
  payloads: Partial<Record<CallName, object>>;
}

/** A market with content, and accounts that hold nothing, one product, all but one, or one whose last day is over soon. */
export function useEntitlementServer() {
  let started: TestServer | null = null;
  const accounts = new Map<string, string>();
  const tokens = new Map<string, string>();
  const known: EntitlementSuite = { now: ended - 1000, secrets: [], payloads: {} };
  const served = (): TestServer => {
    if (!started) throw new Error('The server has not been started.');
    return started;
  };
  const signIn = async (who: string): Promise<string> => {
    const token = await served().signIn(who, password);
    tokens.set(who, token);
    return token;
  };
  /** What is answered, whole: the envelope of a call, or the text of a file, whose status is 0 then. */
  const answer = async (
    name: CallName,
    headers: Record<string, string>,
    payload: object = known.payloads[name] ?? {},
  ) => {
    const { method, path } = calls[name];
    const query = new URLSearchParams({ language: 'en', ...(method === 'GET' ? payload : {}) });
    const response = await fetch(`${served().address}/api${path}?${query}`, {
      method,
      headers: { ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      body: method === 'POST' ? JSON.stringify({ data: payload }) : null,
    });
    const text = await response.text();
    const isFile = !response.headers.get('content-type')?.startsWith('application/json');
    const envelope = isFile ? { status: { status: 0, refusal: '' }, data: null } : JSON.parse(text);
    return { text, status: envelope.status.status as number, refusal: envelope.status.refusal, data: envelope.data };
  };
  const suite = Object.assign(known, {
    server: served,
    accountOf: (who: string) => accounts.get(who) ?? '',
    signIn,
    answer,
    as: (name: CallName, who: string, payload?: object): ReturnType<typeof answer> =>
      answer(name, { token: tokens.get(who) ?? '' }, payload),
    found: (text: string) => known.secrets.filter((secret) => text.includes(secret)),
  });

  beforeAll(async () => {
    const server = await startTestServer({ clock: () => known.now });
    started = server;
    const { db } = server.stores.state;
    const all = await db.selectFrom('product').selectAll().execute();
    const hash = await hashPassword(password);
    const make = async (who: string, holds: (key: string) => boolean, to = '20991231') => {
      const id = await createAccount(db, {
        user_name: who,
        password_hash: hash,
        real_name: who,
        company: `Company ${who}`,
        active_from: '20200101',
        active_to: '20991231',
      });
      const owned = all.filter(({ key }) => holds(key)).map(({ product_id }) => product_id);
      await grantProducts(db, id, owned, { from: '20200101', to });
      accounts.set(who, id);
      await signIn(who);
    };
    await make('nothing', () => false);
    for (const product of products) {
      await make(product, (key) => key === product);
      await make(`not-${product}`, (key) => key !== product);
      await make(`ended-${product}`, (key) => key === product, lastDay);
    }
    const openers = ['new-car', 'sales', 'model-fastview'];
    await make(`not-${openers.join('-not-')}`, (key) => !openers.includes(key));
    await make('not-sales-not-price', (key) => key !== 'sales' && key !== 'price');
    await learn(server, known);
  });
  afterAll(() => started?.close());
  return suite;
}

/** What the demonstration knows, so that it is seen where it should not be, and calls can be asked something that is there. */
async function learn(server: TestServer, suite: EntitlementSuite) {
  const token = await server.signIn();
  const ask = async <Name extends CallName>(name: Name, payload: object = {}): Promise<NonNullable<CallData<Name>>> => {
    const { body } = await server.call(name, payload, { token, language: 'en' });
    if (!body.data) throw new Error(`${name} was refused: ${body.status.msg2Dev}`);
    return body.data;
  };
  const files = await ask('marketFiles', { dataset: 'sales' });
  const models = (await ask('listSubModelSales')).data?.list ?? [];
  const makers = (await ask('listManfSales')).data?.salesRanks ?? [];
  const news = (await ask('newsSearch', { pageSize: 100 })).items;
  const policies = (await ask('policySearch', { pageSize: 100 })).items;
  const special = (await ask('policyReports', { kind: 'special' })).items;
  const images = (await ask('imageSearch', { pageSize: 5 })).items;
  const reports = (await ask('marketReports', { pageSize: 100 })).items;
  const free = reports.find(({ price }) => price === 0)?.reportId;
  const closed = reports.find(({ state }) => state === 'closed')?.reportId;
  suite.secrets = [
    ...images.map(({ imageId }) => imageId),
    ...[...models, ...makers].map(({ volume }) => `:${volume},`),
    ...[...models, ...(await ask('comingSoonModel'))].map(({ name }) => name),
    ...[
      ...news.map(({ newsTitle }) => newsTitle),
      ...policies.map(({ title }) => title),
      ...special.map(({ title }) => title),
      ...reports.map(({ title }) => title),
    ],
  ];
  const month = files.files.at(-1)?.month ?? '';
  const span = { from: month, to: month };
  const dataset = 'sales';
  suite.payloads = {
    marketFunnel: { by: 'brand', months: 12 },
    readWords: { text: 'top 3 brands' },
    quickSearch: { text: models[0]?.name },
    newsDetail: { newsId: news[0]?.newsId },
    saveNewsPreference: { topics: [], models: [] },
    savePolicyFollows: { topics: ['tax'], places: [], mail: false },
    imageDetail: { imageId: images[0]?.imageId },
    imagesOfCars: { by: 'model', keys: images.map(({ model }) => model.key) },
    imageFile: { imageId: images[0]?.imageId, format: 'svg' },
    readModelNote: { model: 'm' },
    keepModelNote: { model: 'm', text: 'n' },
    policyDetail: { policyId: policies[0]?.policyId },
    policyVersions: { policyId: policies[0]?.policyId },
    policyReports: { kind: 'special' },
    policyReport: { reportId: special[0]?.reportId },
    marketReport: { reportId: free },
    orderReport: { reportId: closed },
    // Each of them has ordered it by the call before.
    cancelOrder: { reportId: closed },
    marketReportFile: { reportId: free },
    listRemarks: { dataset },
    keepAnnotation: { dataset, text: 'Note', month, member: null, indicator: null, shared: false },
    marketCatalogue: { dataset },
    marketMembers: { dataset, dimension: 'subModel' },
    marketQuery: {
      dataset,
      ...span,
      dateType: 'monthly',
      dataSources: [defaultDataSource],
      by: ['subModel'],
      indicators: ['volume'],
    },
    marketForecast: { dataset, dataSources: [defaultDataSource], indicator: 'volume' },
    marketDecision: { kind: 'launch', segment: 'SUV_B', price: 150_000 },
    marketFiles: { dataset },
    marketFile: { dataset, release: files.release.id, month, format: 'csv' },
    marketChanges: { dataset },
    newCarEvents: span,
    outletDetails: { outlets: ['unlisted'] },
    benefitDetails: { benefits: ['model-1.1.0.0'] },
    offerDetails: { offers: ['bank-1.trim-1.1'] },
    marketCompare: { ...span, dataSource: defaultDataSource, subModels: models.slice(0, 2).map(({ key }) => key) },
  };
}
