import { areaBoard } from '../areas/area-board.ts';
import { checkEvent } from './check-event.ts';
import { track as record } from './track.ts';
import { trackDownload as recordDownload } from './track-download.ts';
import type { TrackedEvent } from './tracked-event.ts';

/** Nobody presses as often: what one area may record in a minute. */
export const mostInAMinute = 60;
const minute = 60_000;

/** By area: when it recorded what it has recorded within the last minute. */
const recorded = new Map<string, number[]>();
const warned = new Set<string>();

/** The same words once, however often an area makes the same mistake. */
function warn(words: string): void {
  if (warned.has(words)) return;
  warned.add(words);
  console.warn(words);
}

/** @returns whether the area on screen may record one more thing now */
function mayRecord(area: string): boolean {
  const now = Date.now();
  const times = (recorded.get(area) ?? []).filter((time) => now - time < minute);
  recorded.set(area, times);
  if (times.length >= mostInAMinute) {
    warn(`Tracking: ${area} recorded more than ${mostInAMinute} things in a minute; the rest are left out.`);
    return false;
  }
  times.push(now);
  return true;
}

const areaOfNow = (): string => areaBoard.name ?? 'the page';

/**
 * Records what was done, for an area (A31). One that is not as the wire wants it is left out with a warning in the
 * console, and so is what goes beyond mostInAMinute; it never throws.
 */
export function track(event: TrackedEvent): void {
  const area = areaOfNow();
  const checked = checkEvent(event);
  if (typeof checked === 'string') warn(`Tracking: an event of ${area} was left out, for ${checked}.`);
  else if (mayRecord(area)) record(checked);
}

/**
 * S3.054: records that something was taken away from the page on screen, as far as the area may record.
 *
 * @param address of the export, as the manifest of its area lists its path; one that is not listed is not recorded
 */
export function trackDownload(address: string): void {
  if (typeof address !== 'string')
    warn(`Tracking: a download of ${areaOfNow()} was left out, for its address is no text.`);
  else if (mayRecord(areaOfNow())) recordDownload(address);
}
