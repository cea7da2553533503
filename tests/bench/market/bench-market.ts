import { join } from 'node:path';
import type { MarketQuery } from '@portal/contract';
import { monthNumber } from '../../../server/market/model/month.ts';
import { buildQuery, planPeriods } from '../../../server/market/sql/index.ts';
import type { ReleaseInfo } from '../../../server/market/store/index.ts';
import { type OpenRelease, openRelease } from '../../../server/market/store/open-release.ts';
import { typicalQuestions } from '../../../server/market/typical-questions.ts';
import { startPortal } from '../../smoke/support/start-portal.ts';
import { compared, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { makeLargeMarket } from './make-large-market.ts';

const facts = 10_000_000;
const rounds = 7;
const limitOfWire = 1.25;
const limitOfCache = 0.1;

/** The same work under another key, so that no answer of an earlier round is remembered. */
const varied = (query: MarketQuery, round: number): MarketQuery => ({
  ...query,
  limit: query.limit === undefined ? 5000 - round : query.limit + round,
});

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** What the server itself would ask the engine, and nothing else: the statement, its rows fetched. */
function askEngine(release: OpenRelease, query: MarketQuery): Promise<unknown> {
  const coverage = release.info.sources.map(({ key, first, last }) => {
    return { key, first: monthNumber(first), last: monthNumber(last) };
  });
  const statement = buildQuery(query, planPeriods(query, coverage));
  return release.run(statement.sql, statement.values);
}

/** Twelve typical questions through HTTP against the same statements in the engine alone, at ten million facts. */
export async function benchMarket(progress: (text: string) => void): Promise<Figure[]> {
  progress('making ten million facts');
  let info: ReleaseInfo | null = null;
  const portal = await startPortal({
    prepare: async (dataFolder) => {
      info = await makeLargeMarket(join(dataFolder, 'market'), facts);
    },
  });
  const { server } = portal;
  const release = await openRelease(join(server.settings.dataFolder, 'market'), idOf(info), '');
  try {
    const token = await server.signIn();
    const ask = async (query: MarketQuery) => {
      const { body } = await server.call('marketQuery', query, { token });
      if (body.status.status !== 0) throw new Error(`${body.status.msg2Client} ${body.status.msg2Dev}`);
    };
    const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token });
    if (!body.data) throw new Error(body.status.msg2Client);
    const catalogue = body.data;
    progress(`${release.info.counts.facts} facts`);
    const questions = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
    const perQuestion: { name: string; wire: number; engine: number; repeated: number }[] = [];
    for (const { name, query } of questions) {
      progress(name);
      const found = { wire: [] as number[], engine: [] as number[], repeated: [] as number[] };
      await askEngine(release, query);
      await ask(varied(query, 0));
      for (let round = 1; round <= rounds; round += 1) {
        const mine = varied(query, round);
        found.engine.push(await time(() => askEngine(release, mine)));
        found.wire.push(await time(() => ask(mine)));
        found.repeated.push(await time(() => ask(mine)));
      }
      const [wire, engine, repeated] = [median(found.wire), median(found.engine), median(found.repeated)];
      perQuestion.push({ name, wire, engine, repeated });
    }
    const sum = (key: 'wire' | 'engine' | 'repeated') => perQuestion.reduce((total, one) => total + one[key], 0);
    return [
      ...perQuestion.map(({ name, wire, engine }) => compared(`market: ${name}`, 'ms', wire, engine, limitOfWire)),
      compared('market: all twelve, HTTP against the engine', 'ms', sum('wire'), sum('engine'), limitOfWire),
      compared('market: all twelve again, from the cache', 'ms', sum('repeated'), sum('wire'), limitOfCache),
    ];
  } finally {
    release.close();
    await portal.stop();
  }
}

function idOf(info: ReleaseInfo | null): string {
  if (!info) throw new Error('The market was not made');
  return info.id;
}
