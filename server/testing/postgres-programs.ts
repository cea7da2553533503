import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const installed = '/usr/lib/postgresql';

/** The folder that holds initdb and postgres, newest version first, or null when this machine has none. */
export function findPostgresPrograms(): string | null {
  const versions = foldersIn(installed).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => runs(join(folder, program)))) ?? null;
}

/** PostgreSQL refuses to run as root: the user to run it as, {} when we are nobody special, null when there is none. */
export function postgresUser(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: numberOf(name, '-u'), gid: numberOf(name, '-g') };
    } catch {
      // This machine has no such user; the next name may do.
    }
  }
  return null;
}

function numberOf(user: string, flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
