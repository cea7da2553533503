import { readCurrent, readRelease } from '../../market/index.ts';

/**
 * The release that a delivery is made onto.
 * @param wanted what the operator says: an id, none, or nothing
 * @returns its id; null where the delivery begins a market, as it does when nothing but a demonstration is published:
 *   true figures are not added to invented ones unless somebody says so
 * @throws Refusal when current.json is broken
 */
export async function baseOf(marketFolder: string, wanted: string | undefined): Promise<string | null> {
  if (wanted !== undefined) return wanted === 'none' ? null : wanted;
  const current = (await readCurrent(marketFolder))?.current;
  if (current === undefined) return null;
  const published = await readRelease(marketFolder, current);
  return published?.demonstration ? null : current;
}
