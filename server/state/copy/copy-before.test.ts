import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createAccount } from '../../accounts/people/account-store.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { migrate } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import { openState, type StatePlace } from '../open-state.ts';
import { openStore } from '../open-store.ts';
import { bringState } from './bring-state.ts';
import { copiedState } from './copy-state.ts';
import { readList } from './list-file.ts';

describeOnBothStores(
  'before an upgrade',
  (place) => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'portal-upgrade-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    /** A store of the version before this one. @returns where it is */
    const older = async (hasAccount: boolean): Promise<StatePlace> => {
      const where = await place();
      const { db, dialect, close } = openStore(where);
      await migrate(db, dialect, migrations.slice(0, -1));
      const days = { active_from: '20240101', active_to: '20991231', password_hash: 'hash' };
      if (hasAccount) await createAccount(db, { ...days, user_name: 'ann', real_name: 'Ann' });
      await close();
      return where;
    };

    test('the state is copied, with a sentence of how to go back, and the copy comes back', async () => {
      const where = await older(true);
      const copies = join(folder, 'copies');
      const reported: string[] = [];
      const open = () => openState(where, { folder: copies, progress: ({ en }) => reported.push(en) });
      await (await open()).close();
      const [copy = ''] = await readdir(copies);
      expect(copy).toMatch(new RegExp(`^${migrations.at(-2)?.name}-`));
      expect(reported).toEqual([expect.stringContaining(`npm run restore -- ${join(copies, copy)}`)]);
      const list = await readList(join(copies, copy));
      const to = { file: join(folder, 'again.sqlite') };
      await bringState({ source: copiedState(join(copies, copy), list), name: 'the copy', place: to });
      const again = await openState(to);
      expect(await again.db.selectFrom('account').select('user_name').execute()).toEqual([{ user_name: 'ann' }]);
      await again.close();
      // Nothing is missing any more.
      await (await open()).close();
      expect(await readdir(copies)).toHaveLength(1);
    });

    test('nothing is copied of a store without accounts', async () => {
      const copies = join(folder, 'copies');
      await (await openState(await older(false), { folder: copies, progress: () => undefined })).close();
      expect(existsSync(copies)).toBe(false);
    });
  },
  'blank',
);
