import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';

/** How long processes may take to end by themselves once they have been told to, in ms. */
const grace = 5_000;

/** The variable that every process of a run inherits; a run inside of another one adds to its name. */
export const runVariable = 'TEST_RUN';

/** Only Linux tells of processes that have left the group; elsewhere the group is all that is known. */
const tells = existsSync('/proc/self/environ');

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or belongs to somebody else.
    return '';
  }
}

function belongs(pid, { run, leader }) {
  // After the name, which stands in brackets and may hold anything: state, parent, group.
  const [state, , group] = read(pid, 'stat').split(') ').at(-1).split(' ');
  if (!group || state === 'Z' || state === 'X') return false;
  if (Number(group) === leader) return true;
  return read(pid, 'environ')
    .split('\0')
    .some((line) => line === `${runVariable}=${run}` || line.startsWith(`${runVariable}=${run}/`));
}

/**
 * The processes of a run but this one: those of its group, and those that have made a group of their own (browsers do)
 * or lost their parent, as long as they have kept the run's variable.
 * @param {{ run: string, leader: number }} which the run's name, and the process that leads its group
 * @returns {number[]} their ids
 */
export function processesOf(which) {
  if (!tells) return [];
  const all = readdirSync('/proc').map(Number).filter(Boolean);
  return all.filter((pid) => pid !== process.pid && belongs(pid, which));
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends what still runs of a run: asks first, and kills what has not gone after some seconds.
 * @param {{ run: string, leader: number }} which as processesOf
 * @returns {Promise<number>} how many there were
 */
export async function endProcesses(which) {
  const found = processesOf(which);
  const others = () => (tells ? processesOf(which) : groupBut(which.leader));
  const processes = others();
  for (const pid of processes) signal(pid, 'SIGTERM');
  const until = Date.now() + grace;
  // All processes of the machine are looked at again once those that were asked have gone.
  const anyStays = () => processes.some((pid) => (tells ? belongs(pid, which) : signal(pid, 0)));
  while ((anyStays() || others().length > 0) && Date.now() < until) await rest(50);
  for (let round = 0; round < 100 && others().length > 0; round += 1) {
    for (const pid of others()) signal(pid, 'SIGKILL');
    await rest(50);
  }
  return found.length;
}

/** The whole group as one, unless this process is its leader. */
function groupBut(leader) {
  return leader !== process.pid && signal(-leader, 0) ? [-leader] : [];
}
