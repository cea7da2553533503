import { expect, test } from '@jest/globals';
import { importInTurns } from './in-turns.ts';

test('modules run one after the other, and what waits for its turn comes between them', async () => {
  const done: string[] = [];
  const loading = {
    import: async (name: string) => {
      done.push(name);
      setTimeout(() => done.push(`after ${name}`));
    },
  };
  await importInTurns(loading, ['axios', '@portal/ui']);
  expect(done).toEqual(['axios', 'after axios', '@portal/ui', 'after @portal/ui']);
});

test('the first that cannot be loaded ends it', async () => {
  const queries: string[] = [];
  const loading = {
    import: async (name: string) => {
      queries.push(name);
      throw new Error(`no ${name}`);
    },
  };
  await expect(importInTurns(loading, ['axios', '@portal/ui'])).rejects.toThrow('no axios');
  expect(queries).toEqual(['axios']);
});
