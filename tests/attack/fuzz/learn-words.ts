import { type CallData, type CallName, calls } from '@portal/contract';
import type { WordsOf } from './fit-value.ts';

type Ask = <Name extends CallName>(name: Name, payload: object) => Promise<CallData<Name>>;

/** A client of a person who has signed in, and proven again to be it. @throws Error when a call is refused */
export function askAs(origin: string, { token, proof }: { token: string; proof: string }): Ask {
  return async (name, payload) => {
    const { path } = calls[name];
    const reply = await fetch(`${origin}/api${path}?language=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ data: payload, proof }),
    });
    const { status, data } = (await reply.json()) as { status: { msg2Dev: string }; data: unknown };
    if (data === null) throw new Error(`${name}: ${status.msg2Dev}`);
    return data as never;
  };
}

/** What can be asked of one dataset. */
async function wordsOfDataset(ask: Ask, dataset: string): Promise<Record<string, string[]>> {
  const catalogue = await ask('marketCatalogue', { dataset });
  const dimensions = catalogue.dimensions.map(({ key }) => key);
  const indicators = catalogue.indicators.map(({ key }) => key);
  const words: Record<string, string[]> = {
    by: dimensions,
    dimension: dimensions,
    'filters.key': dimensions,
    'within.key': dimensions,
    indicators,
    indicator: indicators,
    release: [catalogue.release.id],
    from: [catalogue.first, catalogue.last],
    to: [catalogue.last],
    month: [catalogue.last],
    dataSources: catalogue.dataSources.map(({ key }) => key),
    dataSource: catalogue.dataSources.map(({ key }) => key),
  };
  for (const dimension of dimensions.filter((key) => !['period', 'dataSource'].includes(key))) {
    const { members } = await ask('marketMembers', { dataset, dimension, limit: 50 });
    words[dimension] = members.map(({ key }) => key);
  }
  return words;
}

/**
 * Reads from the portal itself what its fields may hold, so that a good part of what is asked reaches the stores.
 * @returns words by field: those of the dataset first, those of any call else
 */
export async function learnWords(ask: Ask): Promise<WordsOf> {
  const { datasets } = await ask('marketDatasets', {});
  const ofDataset: Record<string, Record<string, string[]>> = {};
  for (const { key, covered } of datasets) if (covered) ofDataset[key] = await wordsOfDataset(ask, key);
  const news = await ask('newsSearch', { pageSize: 50 });
  const policies = await ask('policySearch', { pageSize: 50 });
  const reports = await ask('reportSearch', { pageSize: 50 });
  const me = await ask('getUserInfo', {});
  const keys = (facets: { key: string }[] | undefined) => (facets ?? []).map(({ key }) => key);
  const codes: string[] = [];
  const scenes: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    const { qrcodeId, link } = await ask('getLoginQRCode', {});
    codes.push(qrcodeId);
    scenes.push(link.split('#')[1] ?? '');
  }
  const binding = await ask('getBindQRCode', {});
  const puzzles = [await ask('captchaCreate', {}), await ask('captchaCreate', {})];
  const { sales = {} } = ofDataset;
  const common: Record<string, string[]> = {
    ...sales,
    newsId: news.items.map(({ newsId }) => newsId),
    policyId: policies.items.map(({ policyId }) => policyId),
    reportId: reports.items.map(({ reportId }) => reportId),
    text: ['SUV', '比亚迪', 'a', '新能源'],
    topics: keys(news.facets.topics),
    sources: keys(news.facets.sources),
    models: keys(news.facets.models),
    levels: keys(policies.facets.levels),
    kinds: keys(policies.facets.kinds),
    regions: keys(policies.facets.regions),
    subModels: sales.subModel ?? [],
    brands: sales.brand ?? [],
    segments: sales.segment ?? [],
    userId: [me.userId, ...me.relationUserList.map(({ userId }) => userId)],
    userNm: ['demo', 'admin', 'nobody'],
    phonNo: ['13800000001', '13900000002', ''],
    emalAd: ['demo@example.com', ''],
    randomCode: ['1234'],
    qrcodeId: [...codes, binding.qrcodeId],
    scene: [...scenes, binding.qrcodeId],
    captchaId: puzzles.map(({ captchaId }) => captchaId),
    appId: ['car-market-portal'],
    secret: ['car-market-portal'],
    to: ['13800000001', 'demo@example.com'],
  };
  return (field, dataset) => ofDataset[dataset ?? '']?.[field] ?? common[field] ?? [];
}
