import { makeDemoMarket } from './demo/index.ts';
import { type Market, openMarket } from './market/service.ts';
import { publishRelease, readCurrent } from './market/store/index.ts';
import { OperatorError, wordsOf } from './operator-error.ts';

export interface PreparedMarket {
  market: Market;
  /** Whether a release is published. */
  hasRelease(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the market, filling it with the demonstration first when nothing has ever been published.
 * @param folder the market folder of the data folder.
 * @throws OperatorError when what is there cannot be read.
 */
export async function prepareMarket(
  folder: string,
  options: { demonstration: false | 'full' | 'small' | 'none'; progress: (sentence: string) => void },
): Promise<PreparedMarket> {
  try {
    const hasRelease = async () => (await readCurrent(folder)) !== null;
    const { demonstration: size, progress } = options;
    if (size && size !== 'none' && !(await hasRelease())) {
      progress('Making the demonstration market (once, under a minute)');
      const release = await makeDemoMarket(folder, { progress, size });
      await publishRelease(folder, release.id);
    }
    progress('Opening the market');
    const market = await openMarket(folder);
    return { market, hasRelease, close: () => market.close() };
  } catch (error) {
    throw new OperatorError(
      `The market in ${folder} cannot be read (${wordsOf(error)}): put back a copy of it, or move it away.`,
      error,
    );
  }
}
