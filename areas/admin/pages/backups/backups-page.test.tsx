import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backupDesk } from '../../testing/backup-answers.ts';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginAdministration(requests));

const run = {
  name: 'portal-20261130T060000Z',
  userNm: 'admin',
  part: 'files' as const,
  count: 12,
  bytes: 3_400_000,
  begunAt: Date.parse('2026-11-30T06:00:00Z'),
};

test('S2.159 a backup is begun, its progress is followed until it is over, and another one waits for that', async () => {
  openAdministration('/admin/backups');
  expect((await screen.findByTestId('backup-table')).textContent).toMatch(
    /portal-20261128T080000Z.*120.*45.6 MB.*abab/,
  );
  const start = screen.getByTestId('backup-start') as HTMLButtonElement;
  administered.special.readBackups = () => ({
    ...backupDesk,
    runs: [{ ...run, state: 'running' as const, endedAt: null, failure: '' }],
  });
  await userEvent.click(start);
  const runs = await screen.findByTestId('backup-runs');
  expect(runs.textContent).toMatch(/admin.*进行中.*文件：12 个，3.4 MB/);
  expect(start.disabled).toBe(true);
  administered.special.readBackups = () => ({
    ...backupDesk,
    runs: [{ ...run, state: 'failed' as const, endedAt: run.begunAt + 1, failure: '磁盘已满。' }],
  });
  await waitFor(() => expect(screen.getByTestId('backup-runs').textContent).toMatch(/失败.*磁盘已满。/));
  await waitFor(() => expect(start.disabled).toBe(false));
});

test('S2.159 where no folder is set a sentence says so, and nothing can be begun', async () => {
  administered.special.readBackups = () => ({
    ...backupDesk,
    folder: null,
    free: null,
    backups: [],
    trouble: '没有设置备份目录（PORTAL_BACKUPS）。',
  });
  openAdministration('/admin/backups');
  expect((await screen.findByTestId('backup-trouble')).textContent).toContain('PORTAL_BACKUPS');
  expect((screen.getByTestId('backup-start') as HTMLButtonElement).disabled).toBe(true);
});

test('S2.159 a backup says what it holds and how it is brought back', async () => {
  openAdministration('/admin/backups?id=portal-20261128T080000Z');
  const restore = within(await screen.findByTestId('backup-restore'));
  restore.getByText("PORTAL_DATA=<空目录> npm run restore -- '/backups/portal-20261128T080000Z'");
  expect(screen.getByTestId('backup-facts').textContent).toMatch(/78.*120.*45.6 MB.*(ab){32}/);
  expect(screen.getByTestId('backup-files').textContent).toContain('cd'.repeat(32));
});

test('a backup is removed after it was asked whether, and the list stands in its place', async () => {
  openAdministration('/admin/backups?id=portal-20261128T080000Z');
  const remove = await screen.findByTestId('backup-remove');
  await waitFor(() => expect((remove as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(remove);
  const dialog = await screen.findByTestId('task-dialog');
  expect(dialog.textContent).toMatch(/portal-20261128T080000Z.*120 个文件将被永久删除/);
  expect(requests).not.toHaveBeenCalledWith('removeBackup', expect.anything());
  await userEvent.click(within(dialog).getByTestId('task-submit'));
  await screen.findByTestId('backup-table');
  expect(requests).toHaveBeenCalledWith('removeBackup', { name: 'portal-20261128T080000Z' });
});
