import type pg from 'pg';
import type { MarketLimits } from '../../settings/settings-market.ts';
import { leave } from '../../state/ask-within.ts';
import { isAway } from '../../state/store-errors.ts';
import { type Dataset, datasets } from '../datasets/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import type { NextRelease } from '../releases/next-release.ts';
import { type ReleaseInfo, releaseFile } from '../releases/release.ts';
import { connectionsTo } from './connections.ts';
import { engineHealth } from './engine-health.ts';
import { bringing } from './load-release.ts';
import { readNextThere, writeNextThere } from './next-there.ts';
import { openThere } from './open-there.ts';
import { type CutLimits, usualCuts } from './parts/cut-facts.ts';
import { type PublishedThere, publishThere, readPublished, removeOld } from './register.ts';
import { engineAway, unusableEngine } from './trouble.ts';

/** A PostgreSQL, or what speaks its wire, that the market is asked from. */
export interface MarketDatabase {
  /** @returns what is published there; null when nothing ever was @throws Refusal while the engine is away */
  published(): Promise<PublishedThere | null>;
  /** Opens a release that is there. */
  open(release: PublishedThere): Promise<OpenRelease>;
  /**
   * Brings a release of the market folder there, unless it is there, and makes it the one that is asked.
   * @throws Refusal when what came is not what was sent, or the engine is away; what was published then stays
   */
  publish(folder: string, info: ReleaseInfo, publishedAt: string): Promise<void>;
  /** @returns when figures are expected next; null when nobody has said it @throws Refusal while the engine is away */
  next(): Promise<NextRelease | null>;
  /** @param next null takes it back @throws Refusal while the engine is away */
  setNext(next: NextRelease | null): Promise<void>;
  close(): Promise<void>;
}

/** Longer than any look at what is published takes; in milliseconds. */
const lookFor = 1500;

/** An engine that has not even said by then that it took too long hangs; in milliseconds. */
const leftAfter = 2000;

/** Two who publish at once take turns: the second waits here. */
const turn = "SELECT pg_advisory_lock(hashtextextended('car market: publish', 0))";

/**
 * Opens the database of a market.
 * @param url with name and password; neither is ever repeated
 * @param cuts how many facts stand together there
 * @throws OperatorError when it does not answer
 */
export async function openMarketDatabase(
  url: string,
  limits: MarketLimits,
  known: readonly Dataset[] = Object.values(datasets),
  cuts: CutLimits = usualCuts,
): Promise<MarketDatabase> {
  const word = connectionsTo(url, { statement_timeout: String(lookFor) }, 2, limits.connect);
  const health = engineHealth();
  const queryOf = async <Found>(task: (client: Parameters<typeof readPublished>[0]) => Promise<Found>) => {
    const { client, giveBack } = await word.borrow();
    let isBroken = true;
    const late = setTimeout(() => leave(client), leftAfter);
    try {
      const found = await task(client);
      isBroken = false;
      return found;
    } finally {
      clearTimeout(late);
      giveBack(isBroken);
    }
  };
  await queryOf(readPublished).catch(async (error: unknown) => {
    await word.end();
    throw unusableEngine(url, error);
  });
  const inWords = (error: unknown): never => {
    throw isAway(error) ? engineAway() : error;
  };
  /** What is looked at once a second tells how the engine is. */
  const look = async () => {
    try {
      const found = await queryOf(readPublished);
      health.set(false);
      return found;
    } catch (error) {
      health.set(isAway(error));
      return inWords(error);
    }
  };
  return {
    published: look,
    next: () => queryOf(readNextThere).catch(inWords),
    setNext: (next) => queryOf((client) => writeNextThere(client, next)).catch(inWords),
    open: (release) => openThere({ url, word, limits, health, datasets: known }, release),
    publish: (folder, info, publishedAt) =>
      alone(url, limits.connect, async (client) => {
        const connect = (task: (to: pg.ClientBase) => Promise<void>) => onOwn(url, limits.connect, task);
        const parts = { file: releaseFile(folder, info.id), to: client, connect, datasets: known, cuts };
        await publishThere(client, info, publishedAt, (task) => bringing(parts, task));
        await removeOld(client);
      }).catch(inWords),
    close: () => word.end(),
  };
}

/** Does a task on a connection of its own. */
async function onOwn(url: string, patience: number, task: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const connections = connectionsTo(url, { statement_timeout: '0' }, 1, patience);
  try {
    const { client, giveBack } = await connections.borrow();
    await task(client).finally(() => giveBack(true));
  } finally {
    await connections.end();
  }
}

/** The same, and nobody else does such a task meanwhile; the turn ends with the connection. */
const alone = (url: string, patience: number, task: (client: pg.ClientBase) => Promise<void>): Promise<void> =>
  onOwn(url, patience, async (client) => {
    await client.query(turn);
    await task(client);
  });
