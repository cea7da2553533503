import { expect, test } from '@jest/globals';
import { calls, isTrailAction, trailActions } from '@portal/contract';

test('people read of every action of the trail in both languages: what the server may write is of this list by its type', () => {
  const { zh_CN, en } = trailActions;
  expect(Object.keys(zh_CN)).toEqual(Object.keys(en));
  for (const words of Object.values(trailActions)) expect(Object.values(words).filter((text) => !text)).toEqual([]);
  const actions = Object.values(calls).flatMap(({ trail }) => trail ?? []);
  expect(actions.filter((action) => !isTrailAction(action))).toEqual([]);
});
