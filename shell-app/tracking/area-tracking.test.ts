import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { areaBoard } from '../areas/area-board.ts';
import { mostInAMinute, track, trackDownload } from './area-tracking.ts';
import { begin, bodies, pass, trackEachTest, tracking } from './testing/tracking.ts';
import type { TrackedEvent } from './tracked-event.ts';

trackEachTest();

const event = { eventContext: { url: '/x' }, eventCode: 'click', eventName: 'a' } as const;
const anything = (given: unknown) => track(given as TrackedEvent);

beforeEach(async () => {
  Cookies.set('TRACKING_ID', 's1');
  begin();
  tracking.paint();
  await pass(1000);
  tracking.sent = [];
});

describe('what an area records', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /no object/],
    ['an empty object', {}, /eventContext\.url/],
    ['a context that is null', { ...event, eventContext: null }, /eventContext\.url/],
    ['a code that there is not', { ...event, eventCode: 'press' }, /eventCode is none of click, visit, download/],
    ['a name that is endless', { ...event, eventName: 'x'.repeat(501) }, /eventName is no text/],
    ['a resource that is no text', { ...event, resourceCode: 7 }, /resourceCode is no text/],
    [
      'one that throws when it is read',
      Object.defineProperty({}, 'eventContext', {
        get: () => {
          throw new Error('no');
        },
      }),
      /cannot be read/,
    ],
  ])('%s is one warning, and neither thrown nor sent', async (what, given, words) => {
    areaBoard.name = what;
    for (let time = 0; time < 3; time += 1) anything(given);
    await pass(1000);
    expect(jest.mocked(console.warn).mock.calls).toEqual([[expect.stringMatching(words)]]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(what));
    expect(tracking.sent).toEqual([]);
  });

  test('fields that the wire does not know stay behind', async () => {
    anything({ ...event, sessionId: 'of another', colour: 'red' });
    await pass(10);
    expect(tracking.sent[0]?.data).toMatchObject({ sessionId: 's1', eventName: 'a' });
    expect(tracking.sent[0]?.data).not.toHaveProperty('colour');
  });

  test('3,000 events of one area: few requests under way, a bound by the minute, and others still record', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const waiting = new Promise((resolve) => {
      answer = resolve;
    });
    tracking.answer = () => waiting;
    areaBoard.name = 'floods';
    for (let time = 0; time < 3000; time += 1) anything(event);
    await pass(10);
    expect(bodies()).toHaveLength(4);
    answer({ success: true });
    await pass(10);
    expect(bodies()).toHaveLength(mostInAMinute);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('floods recorded more than 60'));
    areaBoard.name = 'another';
    anything(event);
    await pass(10);
    expect(bodies()).toHaveLength(mostInAMinute + 1);
    areaBoard.name = 'floods';
    trackDownload('/never/listed');
    await pass(60_000);
    anything(event);
    await pass(10);
    expect(bodies()).toHaveLength(mostInAMinute + 2);
  });

  test('S3.054 a download whose address is no text is one warning', () => {
    trackDownload(undefined as unknown as string);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
