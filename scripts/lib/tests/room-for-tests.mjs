import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that lies in memory, where the system has one. */
const inMemory = '/dev/shm';

/** How much it must hold, and how much memory must be free, that folder counted, in bytes. */
const needed = { room: 4 * 2 ** 30, memory: 8 * 2 ** 30 };

/** Of the machine, or of the part of it that this process may have. */
const free = () => process.availableMemory?.() ?? freemem();

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed.room && free() >= needed.memory;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes rooms whose runs have ended without a word: memory is dear. */
export function removeRoomsOfTheDead(memory = inMemory) {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory)) {
    const [, pid] = /^portal-tests-(\d+)-/.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Where tests of a run put their stores, markets and browser profiles: in memory where there is plenty of it. Tests
 * end processes, never the machine, so whether a file has reached a disk is nothing that they could see; to bring all
 * to a disk took a sixth of their time.
 * @returns {string} a new folder, to be removed after the run
 */
export function makeRoomForTests(memory = inMemory) {
  removeRoomsOfTheDead(memory);
  const room = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `portal-tests-${process.pid}-`));
  // PostgreSQL runs as another user, and has its folder in here.
  chmodSync(room, 0o755);
  return room;
}
