import type {
  CallData,
  DatasetKey,
  Language,
  MarketAnswer,
  MarketCatalogue,
  MarketChanges,
  MarketFiles,
  OfferDetail,
  Release,
} from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import type { Encoding } from '../../kernel/calls/encoding.ts';
import type { FileReply } from '../../kernel/calls/file-reply.ts';
import { WrittenReply } from '../../kernel/calls/written-reply.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { Unions } from '../../kernel/member-keys.ts';
import { ownOf } from '../../kernel/own-of.ts';
import { answerPlanned, plannedQuery } from '../answer/answer-query.ts';
import { spanOf } from '../answer/covered.ts';
import { type SuccessionPair, successionPairs } from '../answer/succession.ts';
import { type WholeAnswer, wholeAnswer } from '../answer/whole-answer.ts';
import { datasets } from '../datasets/index.ts';
import { type FileQuery, fileOf, listFiles } from '../files/market-files.ts';
import type { AskEngine } from '../limits/ask-engine.ts';
import { sizeOf } from '../limits/size.ts';
import type { ChangesQuery } from '../lineage/changes-query.ts';
import { publishedChanges } from '../lineage/published-changes.ts';
import { describeCatalogue } from '../members/describe-catalogue.ts';
import { searchMembers, type WantedMembers } from '../members/find-members.ts';
import type { DatasetQuestion, Span } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import type { NextRelease } from '../releases/next-release.ts';
import { aboutQuestion } from './about-question.ts';
import { asToday, keysToday, membersToday, namedByKeys, unionsOf } from './as-today.ts';
import type { Replies } from './cached-replies.ts';
import { canonicalQuery } from './canonical-query.ts';
import { type BenefitTerms, readBenefits } from './read-benefits.ts';
import { type FirstLaunches, readFirstLaunches } from './read-first-launches.ts';
import { type LaunchEvent, readLaunchEvents } from './read-launch-events.ts';
import { type Launch, type LaunchQuestion, readLaunches } from './read-launches.ts';
import { readOffers } from './read-offers.ts';
import { type ListedOutlet, readOutlets } from './read-outlets.ts';
import { readTrims, type TrimQuestion, type TrimRow } from './read-trims.ts';
import type { SharedRuns } from './shared-runs.ts';

/** What the market can be asked, on behalf of somebody. What is asked throws a Refusal when no release is published. */
export interface Questions {
  /**
   * Answers one question with the reply that goes over the wire. A repeated question costs a look into memory;
   * the same question asked meanwhile shares the run, which counts for who asked first.
   * @param encoding the best one the client understands
   * @param signal ends the question when the client has gone and nobody else asks the same
   * @throws Refusal when the question cannot be answered, or takes more than its share; the signal's reason
   */
  reply(query: DatasetQuestion, language: Language, encoding: Encoding, signal?: AbortSignal): Promise<WrittenReply>;
  /** The same, read; for calls that are made of several questions. */
  query(query: DatasetQuestion, language: Language, signal?: AbortSignal): Promise<MarketAnswer>;
  /**
   * Answers a question with all of its rows, to be read a portion at a time; its own limit does not count.
   * @param most how many rows at most; the answer says when there are more
   * @throws as reply does
   */
  whole(query: DatasetQuestion, most: number, language: Language, signal?: AbortSignal): Promise<WholeAnswer>;
  /** The months of a dataset, or null where the release keeps nothing of it. */
  months(dataset: DatasetKey): Promise<Span | null>;
  /** Trims of sub-models with their prices of a month. @throws the signal's reason */
  trims(question: TrimQuestion, signal?: AbortSignal): Promise<TrimRow[]>;
  /** Cars on sale and coming, newest first. @throws the signal's reason */
  launches(question: LaunchQuestion, signal?: AbortSignal): Promise<Launch[]>;
  /** Events of cars in some months, newest first. @throws the signal's reason */
  launchEvents(span: { first: string; last: string }, signal?: AbortSignal): Promise<LaunchEvent[]>;
  /** When models were launched first, of all that the release knows. @throws the signal's reason */
  firstLaunches(signal?: AbortSignal): Promise<FirstLaunches>;
  /** Outlets by their keys, or all that are listed by name. @throws the signal's reason */
  outlets(keys: readonly string[] | null, signal?: AbortSignal): Promise<ListedOutlet[]>;
  /** The days of benefits by their keys, and what their values assume. @throws the signal's reason */
  benefits(keys: readonly string[], signal?: AbortSignal): Promise<BenefitTerms[]>;
  /** The days of offers by their keys. @throws the signal's reason */
  offers(keys: readonly string[], signal?: AbortSignal): Promise<OfferDetail[]>;
  /** All datasets in their order, with the products that open each, and whether the release has figures of it. */
  datasets(
    language: Language,
  ): Promise<{ key: DatasetKey; name: string; products: readonly string[]; covered: boolean }[]>;
  /** @throws Refusal when the release keeps nothing of the dataset */
  catalogue(dataset: DatasetKey, language: Language): Promise<MarketCatalogue>;
  /** @throws Refusal when the dataset is not cut by the dimension */
  members(wanted: WantedMembers & { dataset: DatasetKey }, language: Language): Promise<CallData<'marketMembers'>>;
  /** Keys of members as the release has them: of one that has become one with another, the key of that other. */
  today(dimension: string, keys: readonly string[]): Promise<string[]>;
  /** The members of a dimension that have become one with another. */
  unions(dimension: string): Promise<Unions>;
  /** Who of a dimension was succeeded by whom, in the order of the months. */
  successions(dimension: string, language: Language): Promise<SuccessionPair[]>;
  /** What the release says otherwise than the one that it was made onto. @throws the signal's reason */
  changes(query: ChangesQuery, language: Language, signal?: AbortSignal): Promise<MarketChanges>;
  /** The files of a dataset, a month each. @throws the signal's reason */
  files(dataset: DatasetKey, language: Language, signal?: AbortSignal): Promise<MarketFiles>;
  /**
   * A file of the published release.
   * @throws Refusal when the release is another one, or the month has no rows; the signal's reason
   */
  file(dataset: DatasetKey, query: FileQuery, signal?: AbortSignal): Promise<FileReply>;
  /** The release that is asked now, or null when none is published. */
  release(): Release | null;
}

/** What questions are answered from. */
export interface AnsweredFrom {
  /** Does a task with the current release. */
  use<Result>(task: (release: OpenRelease) => Result | Promise<Result>): Promise<Result>;
  /** The replies of that release. */
  cached(release: OpenRelease): Replies;
  engine: AskEngine;
  /** The files that are being made, by what tells them apart. */
  making: SharedRuns<FileReply>;
  /** The market folder. */
  folder: string;
  /** When figures are expected next, as the operator has said it. */
  next(): NextRelease | null;
  release: Questions['release'];
}

/** A day that is over is expected no more. */
const expected = (next: NextRelease | null): NextRelease | null =>
  next && next.on.replaceAll('-', '') >= chinaDay(Date.now()) ? next : null;

const read = <Data>({ body }: WrittenReply) => (JSON.parse(body.toString()) as { data: Data }).data;

/** @param asker on whose behalf: what is asked under one name shares the same places in the queue */
export function questionsOf(asker: string, from: AnsweredFrom): Questions {
  const { use, cached, engine } = from;

  const reply: Questions['reply'] = (asked, language, encoding, signal) =>
    use((release) => {
      const query = asToday(release.members, asked);
      const write = async (ended: AbortSignal) => {
        const question = plannedQuery(datasets[query.dataset], release, query);
        const run = (limited: AbortSignal) => answerPlanned(question, release, language, limited);
        const about = aboutQuestion(query);
        const text = await engine({ asker, size: sizeOf(question, release), about, signal: ended, run });
        return WrittenReply.of(text, encoding);
      };
      return cached(release).get(`${language} ${encoding} ${canonicalQuery(query)}`, write, signal);
    });

  /** What calls made of several answers read, kept like the replies themselves. */
  const part = <Data>(
    key: string,
    make: (release: OpenRelease, ended: AbortSignal) => Promise<Data>,
    signal: AbortSignal | undefined,
  ): Promise<Data> =>
    use(async (release) => {
      const write = async (ended: AbortSignal) => {
        const run = (limited: AbortSignal) => make(release, limited);
        // The first word says what it is; behind it stands what was asked for.
        const about = { part: key.split(' ', 1)[0] };
        const data = await engine({ asker, size: 'light', about, signal: ended, run });
        return WrittenReply.of(JSON.stringify(data), null);
      };
      return read<Data>(await cached(release).get(key, write, signal));
    });

  return {
    reply,
    query: async (query, language, signal) => read<MarketAnswer>(await reply(query, language, null, signal)),
    whole: (query, most, language, signal) =>
      use((release) => {
        const { limit: _limit, others: _others, ...rest } = asToday(release.members, query);
        const question = plannedQuery(datasets[query.dataset], release, { ...rest, most });
        const run = (limited: AbortSignal) => wholeAnswer(question, release, language, limited);
        const about = { ...aboutQuestion(query), whole: most };
        const ended = signal ?? new AbortController().signal;
        return engine({ asker, size: sizeOf(question, release), about, signal: ended, run });
      }),
    months: (dataset) => use((release) => spanOf(datasets[dataset], release)),
    trims: (question, signal) =>
      part(`trims ${JSON.stringify(question)}`, (release, ended) => readTrims(release, question, ended), signal),
    launches: (question, signal) =>
      part(`launches ${JSON.stringify(question)}`, (release, ended) => readLaunches(release, question, ended), signal),
    launchEvents: ({ first, last }, signal) =>
      part(
        `launch events ${first} ${last}`,
        (release, ended) => readLaunchEvents(release, { first, last }, ended),
        signal,
      ),
    firstLaunches: (signal) => part('first launches', (release, ended) => readFirstLaunches(release, ended), signal),
    outlets: (keys, signal) =>
      part(`outlets ${JSON.stringify(keys)}`, (release, ended) => readOutlets(release, keys, ended), signal),
    benefits: (keys, signal) =>
      part(`benefits ${JSON.stringify(keys)}`, (release, ended) => readBenefits(release, keys, ended), signal),
    offers: (keys, signal) =>
      part(`offers ${JSON.stringify(keys)}`, (release, ended) => readOffers(release, keys, ended), signal),
    datasets: (language) =>
      use((release) =>
        datasetKeys.map((key) => {
          const { name, products } = datasets[key];
          return { key, name: name[language], products, covered: spanOf(datasets[key], release) !== null };
        }),
      ),
    catalogue: (dataset, language) =>
      use((release) => describeCatalogue(datasets[dataset], release, language, expected(from.next()))),
    members: (wanted, language) =>
      use(async (release) => {
        const { dimension, keys, within, under } = wanted;
        const today = {
          ...wanted,
          ...(keys && { keys: keysToday(release.members, dimension, keys) }),
          ...(within && { within: membersToday(release.members, within) }),
          ...(under && { under: asToday(release.members, under) }),
        };
        const answer = await searchMembers(datasets[wanted.dataset], release, today, language);
        return keys ? namedByKeys(answer, keys, ownOf(release.members.united, dimension)) : answer;
      }),
    today: (dimension, keys) => use((release) => keysToday(release.members, dimension, keys)),
    successions: (dimension, language) => use((release) => successionPairs(release.members, dimension, language)),
    unions: (dimension) => use((release) => unionsOf(release.members, dimension)),
    changes: (query, language, signal) =>
      part(
        `changes ${language} ${JSON.stringify(query)}`,
        (release, ended) =>
          publishedChanges(datasets[query.dataset], release, asToday(release.members, query), language, ended),
        signal,
      ),
    files: (dataset, language, signal) =>
      part(
        `files ${dataset} ${language}`,
        (release, ended) => listFiles(datasets[dataset], release, language, ended),
        signal,
      ),
    file: (dataset, query, signal) =>
      use((release) => {
        const make = (ended: AbortSignal) =>
          engine({
            asker,
            size: 'heavy',
            about: { part: 'file', dataset, month: query.month, format: query.format },
            signal: ended,
            run: (limited) => fileOf(from.folder, datasets[dataset], release, query, limited),
          });
        return from.making.join(`${release.info.id} ${dataset} ${query.month} ${query.format}`, make, signal);
      }),
    release: from.release,
  };
}
