import { expect, test } from '@jest/globals';
import { compileOnce } from './compile-once.ts';
import { openState, type StateDatabase } from './open-state.ts';

test('a question is written once for each store, and answers for the values it is given each time', async () => {
  let written = 0;
  const ask = compileOnce(['group', 'sort'], (db, { group, sort }) => {
    written += 1;
    return db
      .selectFrom('product_group')
      .select('group_key')
      .where('group_key', 'in', [group, 'always'])
      .where('group_key', '!=', sort);
  });
  const stores = await Promise.all([openState({ file: ':memory:' }), openState({ file: ':memory:' })]);
  const keys = async (db: StateDatabase, group: string, sort: string) =>
    (await ask(db, { group, sort })).map(({ group_key }) => group_key).sort();
  for (const { db } of stores) {
    const rows = ['always', 'one', 'two'].map((group_key, sort) => ({ group_key, sort }));
    await db.insertInto('product_group').values(rows).execute();
    expect(await keys(db, 'one', 'none')).toEqual(['always', 'one']);
    expect(await keys(db, 'two', 'always')).toEqual(['two']);
  }
  expect(written).toBe(2);
  for (const { close } of stores) await close();
});
