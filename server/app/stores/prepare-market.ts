import { beginDemo, makeDemoMarket } from '../../demo/index.ts';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import {
  type EngineWatch,
  type Market,
  type MarketDatabase,
  openMarket,
  openMarketDatabase,
  publishRelease,
  readCurrent,
} from '../../market/index.ts';
import type { MarketLimits } from '../../settings/settings-market.ts';

export interface MarketOptions {
  /** The size of the demonstration to make when nothing has ever been published; null makes none. */
  demonstration: 'full' | 'small' | null;
  progress: (sentence: Sentence) => void;
  /** Told of a published release that cannot be used, now or while the server runs. */
  report: (error: unknown) => void;
  /** The database that is asked; null asks the files of the folder. */
  url: string | null;
  /** What questions may take. */
  limits: MarketLimits;
  /** Told of what happens to questions. */
  watch?: EngineWatch;
}

/**
 * Opens the market, filling it with the demonstration first when nothing has ever been published.
 * @param folder the market folder of the data folder.
 * @throws OperatorError when what is there cannot be read, or the demonstration cannot be written.
 */
export async function prepareMarket(folder: string, options: MarketOptions): Promise<Market> {
  const database = options.url === null ? null : await openMarketDatabase(options.url, options.limits);
  try {
    return await prepare(folder, options, database);
  } catch (error) {
    await database?.close();
    throw error;
  }
}

async function prepare(folder: string, options: MarketOptions, database: MarketDatabase | null): Promise<Market> {
  // Where current.json is broken, something has been published.
  const here = await readCurrent(folder).catch(() => undefined);
  const isEmpty = here === null && (await database?.published()) == null;
  if (options.demonstration && isEmpty) await fill(folder, options.demonstration, options.progress, database);
  options.progress({ zh_CN: '打开市场数据', en: 'Opening the market data' });
  const faults: unknown[] = [];
  const report = (error: unknown) => {
    faults.push(error);
    options.report(error);
  };
  const { limits, watch } = options;
  const market = await openMarket(folder, { report, limits, watch, database }).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  if (faults.length > 0 && !market.release()) {
    await market.close();
    throw unreadable(folder, faults[0]);
  }
  for (const fault of faults) {
    if (!(fault instanceof OperatorError)) continue;
    const { sentence } = fault;
    options.progress({ zh_CN: `注意：${sentence.zh_CN}`, en: `Attention: ${sentence.en}` });
  }
  return market;
}

async function fill(
  folder: string,
  size: 'full' | 'small',
  progress: MarketOptions['progress'],
  database: MarketDatabase | null,
): Promise<void> {
  progress({
    zh_CN: '生成演示市场（仅一次，不到一分钟）',
    en: 'Generating the demonstration market (once, under a minute)',
  });
  try {
    const tell = (what: string) => progress({ zh_CN: `  ${what}`, en: `  ${what}` });
    if (size === 'full' && database === null) await beginDemo(folder, { size, progress: tell });
    // A small one takes a second or two; into a database each release goes whole, so there is one.
    else await publishRelease(folder, (await makeDemoMarket(folder, { size, progress: tell })).id, database);
  } catch (error) {
    throw new OperatorError(
      {
        zh_CN: `无法把演示市场写入 ${folder}：${wordsOf(error)}`,
        en: `The demonstration market could not be written to ${folder}: ${wordsOf(error)}`,
      },
      error,
    );
  }
}

const unreadable = (folder: string, error: unknown) =>
  new OperatorError(
    {
      zh_CN: `无法读取 ${folder} 中的市场数据（${wordsOf(error)}）：请恢复备份；要从头开始，请将其移走并用 npm start -- --new 启动。`,
      en: `The market data in ${folder} cannot be read (${wordsOf(error)}): restore a backup, or move it away and begin without by npm start -- --new.`,
    },
    error,
  );
