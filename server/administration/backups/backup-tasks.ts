import { join } from 'node:path';
import {
  type BackupParts,
  backupsFolder,
  endBackup,
  findBackup,
  freeBytes,
  readRuns,
  startBackup,
  storedBackups,
} from '../../backup/index.ts';
import type { Handlers } from '../../kernel/calls/call.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { namesOf } from '../lists/names-of.ts';

/** How many files of a backup are listed, the largest first. */
const mostFiles = 200;

/** The calls about backups: what there is, how far one has come, and beginning one into the folder of the operator. */
export function backupTasks({ db, clock, settings }: Pick<AdministrationParts, 'db' | 'clock' | 'settings'>) {
  const parts: BackupParts = { db, clock, settings, env: process.env };
  /** Where backups go, or why they cannot. */
  const look = async () => {
    try {
      const folder = await backupsFolder(parts);
      return { trouble: null, free: await freeBytes(folder), backups: await storedBackups(folder) };
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return { trouble: error.sentence, free: null, backups: [] };
    }
  };
  return {
    async readBackups(_payload, { language }) {
      const { trouble, free, backups } = await look();
      const runs = await readRuns(db, clock());
      const names = await namesOf(db, [...new Set(runs.map(({ accountId }) => accountId))]);
      return {
        folder: settings.backups,
        trouble: trouble?.[language] ?? '',
        free,
        backups: backups.map((backup) => ({ ...backup, madeAt: Date.parse(backup.madeAt) })),
        runs: runs.map(({ accountId, seenAt, failure, ...run }) => ({
          ...run,
          userNm: names.get(accountId) ?? '',
          endedAt: run.state === 'running' ? null : seenAt,
          failure: failure?.[language] ?? '',
        })),
      };
    },

    readBackup: ({ name }) =>
      asCall(async () => {
        const folder = await backupsFolder(parts);
        const list = await findBackup(folder, name);
        if (!list) throw noBackup(name);
        const files = [...list.files].sort((one, other) => other.bytes - one.bytes);
        return {
          path: join(folder, name),
          madeAt: Date.parse(list.madeAt),
          tables: list.tables.length,
          total: files.length,
          bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
          sha256: list.sha256,
          files: files.slice(0, mostFiles),
        };
      }),

    startBackup: (_payload, { accountId, address, trace, language }) =>
      asCall(async () => {
        const { name } = await startBackup(parts, { accountId: accountId ?? '', address });
        trace.detail = { backup: name };
        const text = { zh_CN: `备份 ${name} 已开始。`, en: `The backup ${name} has begun.` };
        return { text: text[language] };
      }),

    removeBackup: ({ name }, { trace, language }) =>
      asCall(async () => {
        trace.detail = { backup: name };
        const { madeAt, files } = await endBackup(parts, await backupsFolder(parts), name);
        trace.detail = { backup: name, madeAt, files: files.length };
        const text = { zh_CN: `备份 ${name} 已删除。`, en: `The backup ${name} is removed.` };
        return { text: text[language] };
      }),
  } satisfies Handlers;
}

const noBackup = (name: string) =>
  new OperatorError({
    zh_CN: `备份目录中没有完整的备份 ${name}。`,
    en: `The folder of backups has no whole backup ${name}.`,
  });
