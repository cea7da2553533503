import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Writes a folder into a .tar.gz, by the tar of the system; the file appears whole.
 * @param {string} file
 * @param {{ parent: string, name: string, level: number }} folder where it lies, what it is called, and how much gzip
 *   tries: 0 to 9
 * @throws Error when there is no tar, or the file cannot be written
 */
export async function writeArchive(file, { parent, name, level }) {
  const part = `${file}.${process.pid}.part`;
  const tar = spawn('tar', ['-cf', '-', '-C', parent, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const ended = once(tar, 'close');
    await pipeline(tar.stdout, createGzip({ level }), createWriteStream(part));
    const [code] = await ended;
    if (code !== 0) throw new Error(`tar ended with ${code}`);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
