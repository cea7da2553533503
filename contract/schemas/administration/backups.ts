import { Type } from '@sinclair/typebox';
import { Empty, nullable } from '../common.ts';
import { oneOf } from '../market/parts.ts';
import { closed, Done } from './parts.ts';

/** Of a folder of backups: no way out of it. */
const BackupName = Type.String({ pattern: '^[\\w-][\\w.-]{0,99}$' });

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** A whole backup: its list has the SHA-256 of each file, and this is that of the list. */
const StoredBackup = Type.Object({
  name: Type.String(),
  madeAt: Type.Number(),
  files: Type.Integer(),
  bytes: Type.Number(),
  sha256: Sha256,
});

/** A backup that somebody has begun in the browser. */
const BackupRun = Type.Object({
  name: Type.String(),
  userNm: Type.String(),
  state: oneOf(['running', 'done', 'failed']),
  part: oneOf(['state', 'files']),
  /** Tables or files that are copied of that part, and their bytes. */
  count: Type.Integer(),
  bytes: Type.Number(),
  begunAt: Type.Number(),
  endedAt: nullable(Type.Number()),
  /** Why it failed; empty where it has not. */
  failure: Type.String(),
});

export const administeredBackups = {
  readBackups: {
    payload: Empty,
    data: Type.Object({
      /** What the operator has set; null where nothing is. */
      folder: nullable(Type.String()),
      /** Why no backup can be begun, whatever else; empty where one can. */
      trouble: Type.String(),
      /** Free bytes of its disk; null where they are not to be had. */
      free: nullable(Type.Number()),
      backups: Type.Array(StoredBackup),
      runs: Type.Array(BackupRun),
    }),
  },
  readBackup: {
    payload: Type.Object({ name: BackupName }, closed),
    data: Type.Object({
      /** The whole path, as commands take it. */
      path: Type.String(),
      madeAt: Type.Number(),
      tables: Type.Integer(),
      /** All files, of which the largest are listed. */
      total: Type.Integer(),
      bytes: Type.Number(),
      /** Of its list. */
      sha256: Sha256,
      files: Type.Array(Type.Object({ path: Type.String(), bytes: Type.Number(), sha256: Sha256 })),
    }),
  },
  startBackup: { payload: Empty, data: Done },
  removeBackup: { payload: Type.Object({ name: BackupName }, closed), data: Done },
} as const;
