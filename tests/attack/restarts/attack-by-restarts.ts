import { absolute, type Figure } from '../../bench/figures.ts';
import { runRestarts } from './run-restarts.ts';

const plan = { restarts: 10, readers: 8, writers: 2 };

/** As many as are printed of what should not have been. */
const mostFindings = 20;

/** PostgreSQL is restarted under readers and writers; nobody may lose what was answered, or wait for long. */
export async function attackByRestarts({ progress }: { progress: (text: string) => void }): Promise<Figure[]> {
  const { slowestReturn, longest, calls, refused, faults, hasEnded } = await runRestarts({ ...plan, progress });
  for (const fault of faults.slice(0, mostFindings)) progress(fault);
  progress(`${calls} calls, of which ${refused} were refused while PostgreSQL was away`);
  return [
    absolute(`restarts: lost or answered wrongly in ${plan.restarts} restarts`, '', faults.length, 0),
    absolute('restarts: processes that ended', '', hasEnded ? 1 : 0, 0),
    absolute('restarts: until everybody is answered again', 'ms', slowestReturn, 5000),
    absolute('restarts: the longest answer', 'ms', longest, 3000),
  ];
}
