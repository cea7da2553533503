import type { Page } from 'puppeteer';

/** A network and a processor as an analyst on the road may have them; null is this machine as it is. */
export interface Conditions {
  name: string;
  /** Round trip in milliseconds, throughput in bytes per second, how many times slower the processor is. */
  slow: { latency: number; throughput: number; processor: number } | null;
}

export const unthrottled: Conditions = { name: 'unthrottled', slow: null };

export const onTheRoad: Conditions = {
  name: '60 ms, 9 Mbps, CPU 4x',
  slow: { latency: 60, throughput: (9 * 1_000_000) / 8, processor: 4 },
};

/** Puts a page under conditions, before it opens anything. */
export async function slowDown(page: Page, { slow }: Conditions): Promise<void> {
  if (!slow) return;
  await page.emulateNetworkConditions({ latency: slow.latency, download: slow.throughput, upload: slow.throughput });
  await page.emulateCPUThrottling(slow.processor);
}
