import {
  type CallData,
  type DatasetKey,
  type Language,
  type MarketAnswer,
  type MarketCatalogue,
  type MarketFiles,
  type Release,
  status,
} from '@portal/contract';
import type { Encoding } from '../kernel/encoding.ts';
import type { FileReply } from '../kernel/file-reply.ts';
import { Refusal } from '../kernel/refusal.ts';
import { WrittenReply } from '../kernel/written-reply.ts';
import { answerQuery } from './answer-query.ts';
import { canonicalQuery } from './canonical-query.ts';
import { spanOf } from './covered.ts';
import { datasets } from './datasets/index.ts';
import { describeCatalogue } from './describe-catalogue.ts';
import { type AskedFile, fileOf, listFiles } from './files/market-files.ts';
import { findMembers, type WantedMembers } from './find-members.ts';
import { keptReplies } from './kept-replies.ts';
import type { DatasetQuestion } from './model/index.ts';
import { type Launch, type LaunchQuestion, readLaunches } from './read-launches.ts';
import { readTrims, type TrimQuestion, type TrimRow } from './read-trims.ts';
import { sharedRuns } from './shared-runs.ts';
import type { Span } from './sql/windows.ts';
import { openMarketStore } from './store/market-store.ts';
import type { OpenRelease } from './store/open-release.ts';
import { releaseOf } from './write-answer.ts';

export interface Market {
  /**
   * Answers one question with the reply that goes over the wire. A repeated question costs a look into memory;
   * the same question asked meanwhile shares the run.
   * @param encoding the best one the client understands
   * @param signal ends the question when the client has gone and nobody else asks the same
   * @throws Refusal when no release is published or the question cannot be answered; the signal's reason
   */
  reply(query: DatasetQuestion, language: Language, encoding: Encoding, signal?: AbortSignal): Promise<WrittenReply>;
  /** The same, read; for calls that are made of several questions. */
  query(query: DatasetQuestion, language: Language, signal?: AbortSignal): Promise<MarketAnswer>;
  /** The months of a dataset, or null where the release keeps nothing of it. @throws Refusal when no release is published */
  months(dataset: DatasetKey): Promise<Span | null>;
  /** Trims of sub-models with their prices of a month. @throws Refusal when no release is published; the signal's reason */
  trims(question: TrimQuestion, signal?: AbortSignal): Promise<TrimRow[]>;
  /** Cars on sale and coming, newest first. @throws Refusal when no release is published; the signal's reason */
  launches(question: LaunchQuestion, signal?: AbortSignal): Promise<Launch[]>;
  /** @throws Refusal when no release is published, or it keeps nothing of the dataset */
  catalogue(dataset: DatasetKey, language: Language): Promise<MarketCatalogue>;
  /** @throws Refusal when no release is published, or the dataset is not cut by the dimension */
  members(wanted: WantedMembers & { dataset: DatasetKey }, language: Language): Promise<CallData<'marketMembers'>>;
  /** The files of a dataset, a month each. @throws Refusal when no release is published; the signal's reason */
  files(dataset: DatasetKey, language: Language, signal?: AbortSignal): Promise<MarketFiles>;
  /**
   * A file of the published release.
   * @throws Refusal when the release is another one or none, or the month has no rows; the signal's reason
   */
  file(dataset: DatasetKey, asked: AskedFile, signal?: AbortSignal): Promise<FileReply>;
  /** The release that is asked now, or null when none is published. */
  release(): Release | null;
  /** How many questions the engine answers at this moment, and how many wait for it. */
  engine(): { running: number; waiting: number };
  /** Looks at once for a newly published release; without it one is noticed within about a second. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

function published(release: OpenRelease | null): OpenRelease {
  if (release) return release;
  throw new Refusal('market.nothing-published', status.refused, {
    zh_CN: '还没有发布市场数据，请联系管理员发布一个版本。',
    en: 'No market data has been published yet. Please ask your administrator to publish a release.',
  });
}

/**
 * Opens the market of a folder. It answers from the published release and follows when another is published.
 * @param folder the market folder, `<data>/market`; it need not exist yet
 * @param report told of a published release that cannot be opened; the one before keeps answering
 * @param waited told how many seconds a question has waited for the engine
 */
export async function openMarket(
  folder: string,
  report: (error: unknown) => void = (error) => console.error(error),
  waited?: (seconds: number) => void,
): Promise<Market> {
  const store = await openMarketStore(folder, report, waited);
  const kept = keptReplies();
  const making = sharedRuns<FileReply>();
  const use = <Result>(task: (release: OpenRelease) => Result | Promise<Result>): Promise<Result> =>
    store.use(async (release) => task(published(release)));

  const reply: Market['reply'] = (query, language, encoding, signal) =>
    use((release) => {
      const key = `${language} ${encoding} ${canonicalQuery(query)}`;
      const write = async (ended: AbortSignal) => {
        const text = await store.queue.run(
          () => answerQuery(datasets[query.dataset], release, query, language, ended),
          ended,
        );
        return WrittenReply.of(text, encoding);
      };
      return kept.of(release).get(key, write, signal);
    });

  const read = <Data>({ body }: WrittenReply) => (JSON.parse(body.toString()) as { data: Data }).data;

  /** What calls made of several answers read, kept like the replies themselves. */
  const part = <Data>(
    key: string,
    make: (release: OpenRelease, ended: AbortSignal) => Promise<Data>,
    signal: AbortSignal | undefined,
  ): Promise<Data> =>
    use(async (release) => {
      const write = async (ended: AbortSignal) => {
        const data = await store.queue.run(() => make(release, ended), ended);
        return WrittenReply.of(JSON.stringify(data), null);
      };
      return read<Data>(await kept.of(release).get(key, write, signal));
    });

  return {
    reply,
    query: async (query, language, signal) => read<MarketAnswer>(await reply(query, language, null, signal)),
    months: (dataset) => use((release) => spanOf(datasets[dataset], release)),
    trims: (question, signal) =>
      part(`trims ${JSON.stringify(question)}`, (release, ended) => readTrims(release, question, ended), signal),
    launches: (question, signal) =>
      part(`launches ${JSON.stringify(question)}`, (release, ended) => readLaunches(release, question, ended), signal),
    catalogue: (dataset, language) => use((release) => describeCatalogue(datasets[dataset], release, language)),
    members: (wanted, language) => use((release) => findMembers(datasets[wanted.dataset], release, wanted, language)),
    files: (dataset, language, signal) =>
      use((release) => store.queue.run(() => listFiles(datasets[dataset], release, language, signal), signal)),
    file: (dataset, asked, signal) =>
      use((release) => {
        const make = (ended: AbortSignal) =>
          store.queue.run(() => fileOf(folder, datasets[dataset], release, asked, ended), ended);
        return making.join(`${release.info.id} ${dataset} ${asked.month} ${asked.format}`, make, signal);
      }),
    release: () => {
      const release = store.current();
      return release && releaseOf(release);
    },
    engine: store.queue.load,
    refresh: store.refresh,
    close: store.close,
  };
}
