import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import crc32 from 'crc-32';
import iconv from 'iconv-lite';
import { type Entry, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { isLitter } from '../rows/litter.ts';
import { refuseFault } from '../rows/refuse-fault.ts';
import { refuseFile } from '../rows/source-row.ts';
import { isTooDense, tooMuch } from '../rows/too-much.ts';

/** A file that lies on disk, and how it is named where it comes from. */
export interface Unpacked {
  name: string;
  file: string;
}

/** How much an archive may hold: more fills a disk. */
export interface ArchiveLimits {
  entries: number;
  bytes: number;
  /** How many times as large as it is packed a large file of it may be. */
  ratio: number;
}

const brokenZip = (words: string) =>
  refuseFile(
    'importer.zip-broken',
    `文件不是有效的 .zip，或者不完整：${words}`,
    `The file is not a valid .zip, or is incomplete: ${words}`,
  );

/** What an entry holds. A bit that was changed on the way is seen by its sum, which inflating alone does not see. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  let sum = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    sum = crc32.buf(chunk, sum);
    yield chunk;
  }
  if (sum >>> 0 !== entry.crc32) throw new Error('checksum mismatch');
}

function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const says = (generalPurposeBitFlag & 0x800) !== 0;
  try {
    return new TextDecoder('utf-8', { fatal: !says }).decode(fileNameRaw).replaceAll('\\', '/');
  } catch {
    return iconv.decode(fileNameRaw, 'gb18030').replaceAll('\\', '/');
  }
}

function checkEntry(name: string, entry: Entry): void {
  const fault = validateFileName(name);
  if (fault !== null) throw brokenZip(fault);
  if ((entry.generalPurposeBitFlag & 1) !== 0) {
    throw refuseFile(
      'importer.zip-locked',
      `压缩包中的 ${name} 有密码；请重新打包为无密码的 .zip。`,
      `${name} in the archive is password-protected; pack it again without a password.`,
    );
  }
}

/**
 * Unpacks the files of an archive under numbers, so that no name in it decides where anything is written. What systems
 * put beside the files is passed over.
 * @param folder where they are put; it is made when missing
 * @throws Refusal when it is no archive, is damaged or locked, a name leads out of it, or it holds too much
 */
export async function unpackZip(file: string, folder: string, most: ArchiveLimits): Promise<Unpacked[]> {
  const holdsTooMuch = () =>
    refuseFile(
      'importer.zip-too-large',
      `压缩包过大：最多 ${most.entries} 个文件，解压后最多 ${most.bytes / 1024 ** 2} MB；请分几次导入（上限：PORTAL_FILE_UNPACKED_MB）。`,
      `The archive holds too much: ${most.entries} files and ${most.bytes / 1024 ** 2} MB unpacked at most; bring it in as several deliveries (limit: PORTAL_FILE_UNPACKED_MB).`,
    );
  // Names are decoded here: archives made in China often have them in GBK and do not say so.
  const zip = await openPromise(file, { autoClose: false, decodeStrings: false }).catch(refuseFault(brokenZip));
  const unpacked: Unpacked[] = [];
  let bytes = 0;
  try {
    await mkdir(folder, { recursive: true });
    if (zip.entryCount > most.entries) throw holdsTooMuch();
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      checkEntry(name, entry);
      if (name.endsWith('/') || isLitter(name)) continue;
      // The size that an entry claims is held: its stream ends with an error when more comes out of it.
      bytes += entry.uncompressedSize;
      if (bytes > most.bytes) throw holdsTooMuch();
      if (isTooDense(entry.uncompressedSize, entry.compressedSize, most.ratio)) throw tooMuch.dense(name, most.ratio);
      const target = join(folder, `${unpacked.length + 1}${extname(name).toLowerCase()}`);
      await pipeline(contentOf(zip, entry), createWriteStream(target, { flags: 'wx' }));
      unpacked.push({ name, file: target });
    }
    return unpacked;
  } catch (error) {
    return refuseFault(brokenZip)(error);
  } finally {
    zip.close();
  }
}
