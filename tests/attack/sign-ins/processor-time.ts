import { readFileSync } from 'node:fs';

/** Ticks of Linux's clock in a second, as processes are counted in. */
const ticks = 100;

/** @returns seconds of processor time that a process has used, of all its threads; NaN where the system does not tell */
export function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return Number.NaN;
  }
}
