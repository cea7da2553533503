import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildMode } from '../webpack/webpack-parts.ts';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** What is shipped is compressed once and sent often; what is being developed is sent to its developer. */
const quality =
  buildMode === 'production'
    ? { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }
    : { brotli: constants.BROTLI_MIN_QUALITY, gzip: constants.Z_BEST_SPEED };

/** Whether a built file is sent compressed: what is text, a worker that is a module of its own included. */
export const isSentCompressed = (file: string): boolean => /\.(m?js|css|svg)$/.test(file);

/** A half-written twin would be served for ever: it gets its name only when it is whole. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/**
 * Writes <path>.br and <path>.gz, unless they are there: the name of a built file holds its hash.
 *
 * @param content the bytes of the file
 */
export async function compressFile(path: string, content: Buffer): Promise<void> {
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const twins = [
    { path: `${path}.br`, make: () => asBrotli(content, { params: parameters }) },
    { path: `${path}.gz`, make: () => asGzip(content, { level: quality.gzip }) },
  ];
  await Promise.all(
    twins.filter((twin) => !existsSync(twin.path)).map(async (twin) => writeWhole(twin.path, await twin.make())),
  );
}
