import { expect, test } from '@jest/globals';
import { WrittenReply } from '../../kernel/written-reply.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { cachedReplies } from './cached-replies.ts';

test('long questions weigh as much as they take, so that small answers to them do not fill the memory', async () => {
  const replies = cachedReplies().of({} as OpenRelease);
  const written: number[] = [];
  const ask = (at: number) =>
    replies.get(`${at} ${'x'.repeat(2 ** 20)}`, async () => {
      written.push(at);
      return WrittenReply.of('{}', null);
    });
  for (let at = 0; at < 40; at += 1) await ask(at);
  await ask(39);
  expect(written).toHaveLength(40);
  // 40 questions of 2 MB are more than the 64 MB there is room for.
  await ask(0);
  expect(written.at(-1)).toBe(0);
});
