import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { openState, type StatePlace, type StateStore } from '../../state/open-state.ts';
import { testNow } from '../content-test-kit.ts';
import { readPolicyDetail } from '../policy/read-policy-detail.ts';
import { readPolicyVersions } from '../policy/read-policy-versions.ts';
import { type ContentImport, importContent } from './import-content.ts';

/** A store for deliveries, empty before each test, and a folder for the files of one test. */
export function useImports(place: () => Promise<StatePlace>) {
  let state: StateStore;
  let folder = '';
  beforeAll(async () => {
    state = await openState(await place());
  });
  afterAll(() => state?.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-import-'));
  });
  afterEach(async () => {
    const written = ['news_row', 'policy_row', 'report_row', 'image_row', 'policy_change_row'] as const;
    for (const table of [...written, 'content_delivery', 'content_pending'] as const)
      await state.db.deleteFrom(table).execute();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get db() {
      return state.db;
    },
    get folder() {
      return folder;
    },
    /** Writes a file and imports it. @returns the report, with the lists of changes and of refused rows as text */
    async run(kind: ContentImport['kind'], name: string, content: string | Buffer, more: Partial<ContentImport> = {}) {
      const file = join(folder, name);
      await writeFile(file, content);
      const reportsFolder = join(folder, 'reports');
      const delivery = { db: state.db, kind, file, reportsFolder, now: testNow, ...more };
      const { report, folder: own } = await importContent(delivery);
      const read = (part: string) => readFile(join(own, part), 'utf8');
      return { ...report, changes: await read('changes.csv'), refused: await read('refused.csv') };
    },
    /** How many policies the store holds. */
    async policies() {
      const counted = state.db.selectFrom('policy').select(({ fn }) => fn.countAll<number>().as('all'));
      return (await counted.executeTakeFirstOrThrow()).all;
    },
    versions: async (id: string) => (await readPolicyVersions(state.db, id, 'en')).versions,
    policy: (id: string, language: 'zh_CN' | 'en' = 'en') => readPolicyDetail(state.db, id, language, testNow),
  };
}
