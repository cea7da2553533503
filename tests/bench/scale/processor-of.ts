import { readFile } from 'node:fs/promises';

/** What the system counts processor time in, a second. */
const ticks = 100;

/** @returns seconds of processor time that a process has taken; null on systems that do not tell it in /proc */
export async function processorOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Behind the name of the program, which stands in brackets and may have blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return stat === '' ? null : (user + system) / ticks;
}
