import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoPlace } from '../../testing/demo-place.ts';
import { createRelease, type NewRelease } from '../making/create-release.ts';
import { type ReleaseInfo, readRelease, releaseFolder, writeJson } from '../releases/release.ts';

/** Fills the empty tables of a release and seals it. */
async function seal(folder: string, info: NewRelease, statements: readonly string[]): Promise<ReleaseInfo> {
  const writer = await createRelease(folder, info);
  for (const statement of statements) await writer.connection.run(statement);
  return writer.seal();
}

/** Sealed as ever; where two need it first, one of two that are alike stays. */
async function sealInto(place: string, info: NewRelease, statements: readonly string[]): Promise<void> {
  const own = await mkdtemp(`${place}-`);
  await seal(own, { ...info, id: 'alike' }, statements);
  await rename(own, place).catch(() => rm(own, { recursive: true, force: true }));
}

/**
 * Seals a release that statements fill, without a former one. The first of a run that wants it makes it; who wants one
 * that is alike has a copy of its own, under its own id and time: that takes a tenth of the time.
 * @param folder the market folder
 * @throws Refusal as createRelease and sealing do
 */
export async function sealFilled(
  folder: string,
  info: Omit<NewRelease, 'delivery'>,
  statements: readonly string[],
): Promise<ReleaseInfo> {
  const demo = demoPlace();
  // What cannot be a release is refused by who makes them.
  if (demo === null || (info.id !== undefined && existsSync(releaseFolder(folder, info.id)))) {
    return seal(folder, info, statements);
  }
  const { id = randomBytes(6).toString('hex'), ...described } = info;
  const text = JSON.stringify([described, statements]);
  const place = join(dirname(demo), `release-${createHash('sha256').update(text).digest('hex')}`);
  if (!existsSync(place)) await sealInto(place, described, statements);
  const sealed = await readRelease(place, 'alike');
  if (!sealed) throw new Error('the release of the run is gone');
  const release = { ...sealed, id, createdAt: new Date().toISOString() };
  const target = releaseFolder(folder, id);
  await cp(join(releaseFolder(place, 'alike'), 'deliveries'), join(target, 'deliveries'), { recursive: true });
  await copyFile(join(releaseFolder(place, 'alike'), 'market.duckdb'), join(target, 'market.duckdb'));
  await writeJson(join(target, 'release.json'), release);
  return release;
}
