import { readFile } from 'node:fs/promises';

/** The memory of a process that is resident now, and the most that ever was, in megabytes. */
export interface Memory {
  now: number;
  peak: number;
}

/** @returns null on systems that do not tell it in /proc */
export async function memoryOf(pid: number): Promise<Memory | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  const [now, peak] = [of('VmRSS') / 1e6, of('VmHWM') / 1e6];
  return Number.isNaN(now + peak) ? null : { now, peak };
}
