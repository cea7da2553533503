import { setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';
import type { Limits } from '../page/limits.ts';

/**
 * How long single-spa waits before it says in the console that an application does not answer: longer than the limits
 * of the host itself, which end the waiting and name the failure.
 */
export function timeouts({ start, unmount }: Limits) {
  const after = (millis: number) => ({ millis, dieOnTimeout: false, warningMillis: millis });
  return {
    bootstrap: after(start + 1_000),
    mount: after(start + unmount + 1_000),
    unmount: after(unmount + 1_000),
  };
}

/** For parcels, whose lifecycles single-spa calls itself: one that never answers would hold up all navigation. */
export function limitParcels({ start, unmount }: Limits): void {
  setBootstrapMaxTime(start, true, start);
  setMountMaxTime(start, true, start);
  setUnmountMaxTime(unmount, true, unmount);
}
