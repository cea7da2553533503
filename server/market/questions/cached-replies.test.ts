import { expect, test } from '@jest/globals';
import { WrittenReply } from '../../kernel/calls/written-reply.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { cachedReplies } from './cached-replies.ts';

/** Room for three short replies, each with its place. */
const smallRoom = 7000;

/** Answers the questions asked one after the other. @returns those whose reply had to be written */
async function writtenFor(questions: [key: string, body: string][]): Promise<string[]> {
  const replies = cachedReplies(smallRoom).of({} as OpenRelease);
  const written: string[] = [];
  for (const [key, body] of questions) {
    await replies.get(key, async () => {
      written.push(key);
      return WrittenReply.of(body, null);
    });
  }
  return written;
}

test('the reply not used for the longest time goes first', async () => {
  const questions = ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd', 'b'];
  expect(await writtenFor(questions.map((key) => [key, '{}']))).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('replies are cached up to their weight; one too heavy is not, and drives out no other', async () => {
  const heavy = 'x'.repeat(3000);
  const tooHeavy = 'x'.repeat(smallRoom);
  expect(
    await writtenFor([
      ...([
        ['a', heavy],
        ['b', heavy],
        ['b', heavy],
        ['a', heavy],
      ] as [string, string][]),
      ...([
        ['c', tooHeavy],
        ['c', tooHeavy],
        ['a', heavy],
      ] as [string, string][]),
    ]),
  ).toEqual(['a', 'b', 'a', 'c', 'c']);
});

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
