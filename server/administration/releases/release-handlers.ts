import { join } from 'node:path';
import type { ReleaseRow } from '@portal/contract';
import type { Handlers } from '../../kernel/calls/call.ts';
import {
  listReleases,
  type MarketDatabase,
  openMarketDatabase,
  readNextRelease,
  readPublication,
  rollbackRelease,
  writeNextRelease,
} from '../../market/index.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { dayText } from '../values/day-text.ts';
import { readDay, readText } from '../values/read-values.ts';
import { releaseGate } from './release-gate.ts';

/** The longest reason and note that are kept, in characters. */
const longest = { reason: 500, note: 100 };

/** The calls about releases of the market: what each has, how it is published, the way back, and when the next one comes. */
export function releaseHandlers({ db, settings, market: served }: AdministrationParts) {
  const folder = join(settings.dataFolder, 'market');
  /** Does a task with the database that the market is asked from; null where it is asked from the folder. */
  const withDatabase = async <Result>(task: (database: MarketDatabase | null) => Promise<Result>): Promise<Result> => {
    const { marketUrl, market } = settings;
    const database = marketUrl === null ? null : await openMarketDatabase(marketUrl, market);
    try {
      return await task(database);
    } finally {
      await database?.close();
    }
  };
  /** Who has published reads it at once on this server; the look of each second says what goes wrong with it. */
  const takeUp = () => served.refresh().catch(() => undefined);
  return {
    async listReleases() {
      const all = await listReleases(folder);
      const releases = await Promise.all(all.map((release) => rowOf(folder, release)));
      return { releases, next: await readNextRelease(folder) };
    },
    ...releaseGate({ db, folder, longestReason: longest.reason, withDatabase, takeUp }),
    async rollBackRelease({ reason }, { trace, language }) {
      trace.detail = { reason: await asCall(async () => readText('--reason', reason, longest.reason)) };
      const { id } = await withDatabase((database) => rollbackRelease(folder, database));
      trace.detail.release = id;
      await takeUp();
      const text = { zh_CN: `已回退：版本 ${id} 现在提供数据。`, en: `Rolled back: release ${id} answers now.` };
      return { text: text[language] };
    },
    async setNextRelease({ on = '', note = '' }, { trace, language }) {
      const next = await asCall(async () =>
        on.trim() === ''
          ? null
          : {
              on: dayText(readDay('--on', on)),
              note: note.trim() === '' ? '' : readText('--note', note, longest.note),
            },
      );
      trace.detail = { next };
      await withDatabase(async (database) => database?.setNext(next));
      await writeNextRelease(folder, next);
      const text = next
        ? { zh_CN: `读者将看到：下次数据预计 ${next.on}。`, en: `Readers see that figures are expected on ${next.on}.` }
        : { zh_CN: '已取消下次数据的日期。', en: 'The day of the next figures was taken back.' };
      return { text: text[language] };
    },
  } satisfies Handlers;
}

async function rowOf(folder: string, release: Awaited<ReturnType<typeof listReleases>>[number]): Promise<ReleaseRow> {
  const { id, state, createdAt, first, last, counts, demonstration, note, deliveries = [] } = release;
  const publication = await readPublication(folder, id);
  const results = publication?.checked?.results ?? [];
  const anyway = publication?.anyway ?? null;
  return {
    id,
    state,
    createdAt,
    first,
    last,
    demonstration,
    note,
    publishedAt: publication?.publishedAt ?? null,
    facts: counts.facts,
    deliveries: deliveries.length,
    found: results
      .filter(({ found }) => found > 0)
      .map(({ rule, severity, found }) => ({ rule, severity, count: found })),
    anyway: anyway === null ? null : { reason: anyway.words, by: anyway.by },
  };
}
