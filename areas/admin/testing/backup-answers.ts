import type { CallData } from '@portal/shell';
import type { CallAnswers } from '../../../tests/support/answer-calls.ts';

export const backupDesk: CallData<'readBackups'> = {
  folder: '/backups',
  trouble: '',
  free: 5_000_000_000,
  backups: [
    {
      name: 'portal-20261128T080000Z',
      madeAt: Date.parse('2026-11-28T08:00:00Z'),
      files: 120,
      bytes: 45_600_000,
      sha256: 'ab'.repeat(32),
    },
  ],
  runs: [],
};

export const backupAnswers: CallAnswers = {
  readBackups: () => backupDesk,
  readBackup: () => ({
    path: '/backups/portal-20261128T080000Z',
    madeAt: Date.parse('2026-11-28T08:00:00Z'),
    tables: 78,
    total: 120,
    bytes: 45_600_000,
    sha256: 'ab'.repeat(32),
    files: [{ path: 'files/market/current.json', bytes: 90, sha256: 'cd'.repeat(32) }],
  }),
  startBackup: () => ({ text: 'begun' }),
  removeBackup: () => ({ text: 'removed' }),
};
