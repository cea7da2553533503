import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unpackZip } from '../../importer/index.ts';
import { moduleRefusals } from '../refusals.ts';
import { type PackedFile, packageLimits } from './read-package.ts';

/** No script is packed tighter. */
const mostRatio = 200;

/**
 * The files of an archive as it comes.
 * @param body the archive
 * @param place where it is unpacked; nothing of it stays there
 * @throws Refusal where it is empty, too large, damaged, locked, or no archive
 */
export async function readArchive(body: Readable, place: string): Promise<PackedFile[]> {
  const own = join(place, `module-${randomBytes(8).toString('hex')}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    const archive = join(own, 'archive.zip');
    await pipeline(body, upTo, createWriteStream(archive, { flags: 'wx' }));
    if ((await stat(archive)).size === 0)
      throw moduleRefusals.unfit({
        zh_CN: '没有收到内容：请把模块文件夹打包为 .zip 发送。',
        en: 'Nothing came: send the folder of the module as a .zip.',
      });
    const most = { entries: packageLimits.files, bytes: packageLimits.bytes, ratio: mostRatio };
    const unpacked = await unpackZip(archive, join(own, 'unpacked'), most);
    return await Promise.all(
      unpacked.map(async ({ name, file }) => ({ path: name.replace(/^(\.\/)+/, ''), bytes: await readFile(file) })),
    );
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function* upTo(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > packageLimits.bytes) {
      const most = packageLimits.bytes / 1024 ** 2;
      throw moduleRefusals.unfit({ zh_CN: `包超过 ${most} MB。`, en: `The package has more than ${most} MB.` });
    }
    yield piece;
  }
}
