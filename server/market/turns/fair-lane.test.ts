import { describe, expect, test } from '@jest/globals';
import { fairLane, type LaneLimits } from './fair-lane.ts';

const refusals = {
  ownFull: (waiting: number) => new Error(`${waiting} of your own wait`),
  full: () => new Error('too many wait'),
};

/** A lane that writes down who was let in, in order. */
function watched(limits: LaneLimits) {
  const lane = fairLane(limits, refusals);
  const served: string[] = [];
  const enter = (asker: string, task = asker, signal?: AbortSignal) => {
    const place = lane.enter(asker, signal);
    if (!place) served.push(task);
    return place?.then(() => void served.push(task));
  };
  /** Gives a place back; who is served by it stands in the list afterwards. */
  const exit = async (asker: string) => {
    lane.exit(asker);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { ...lane, enter, exit, served };
}

const one = { running: 1, waiting: 10, ofOne: { running: 1, waiting: 5 } };

describe('a lane', () => {
  test('askers take turns: who has eight waiting is served no sooner than who has one', async () => {
    const lane = watched(one);
    for (let task = 1; task <= 4; task += 1) lane.enter('a', `a${task}`);
    lane.enter('b', 'b1');
    lane.enter('b', 'b2');
    lane.enter('c', 'c1');
    for (const asker of ['a', 'b', 'c', 'a', 'b', 'a']) await lane.exit(asker);
    expect(lane.served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    await lane.exit('a');
    expect(lane.load()).toEqual({ running: 0, waiting: 0 });
  });

  test('nobody has more than a share of the places, and others have those that are left', async () => {
    const lane = watched({ running: 3, waiting: 10, ofOne: { running: 2, waiting: 5 } });
    for (const task of ['a1', 'a2', 'a3', 'a4']) lane.enter('a', task);
    expect(lane.load()).toEqual({ running: 2, waiting: 2 });
    expect(lane.enter('b', 'b1')).toBeUndefined();
    expect(lane.served).toEqual(['a1', 'a2', 'b1']);
    await lane.exit('b');
    expect(lane.load()).toEqual({ running: 2, waiting: 2 });
    await lane.exit('a');
    expect(lane.served).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('one too many of an asker is refused at once, and others still may wait', () => {
    const lane = watched({ ...one, ofOne: { running: 1, waiting: 2 } });
    for (const task of ['a1', 'a2', 'a3']) lane.enter('a', task);
    expect(() => lane.enter('a')).toThrow('2 of your own wait');
    lane.enter('b');
    expect(lane.load()).toEqual({ running: 1, waiting: 3 });
  });

  test('one too many in all is refused at once, whoever asks', () => {
    const lane = watched({ ...one, waiting: 3 });
    for (const asker of ['a', 'b', 'c', 'd']) lane.enter(asker);
    expect(() => lane.enter('e')).toThrow('too many wait');
    expect(lane.load()).toEqual({ running: 1, waiting: 3 });
  });

  test('S7.004 who leaves makes room for others to wait, and is never served', async () => {
    const lane = watched({ ...one, ofOne: { running: 1, waiting: 2 } });
    const [gone, stays] = [new AbortController(), new AbortController()];
    lane.enter('a', 'a1');
    const left = lane.enter('a', 'a2', gone.signal);
    lane.enter('a', 'a3', stays.signal);
    gone.abort(new Error('the client has gone'));
    await expect(left).rejects.toThrow('the client has gone');
    lane.enter('a', 'a4');
    await lane.exit('a');
    expect(lane.served).toEqual(['a1', 'a3']);
    // A place that was given is not taken back by leaving late.
    stays.abort();
    expect(lane.load()).toEqual({ running: 1, waiting: 1 });
  });

  test('S7.004 who has gone already takes no place', () => {
    const lane = watched(one);
    expect(() => lane.enter('a', 'a1', AbortSignal.abort(new Error('gone')))).toThrow('gone');
    expect(lane.load()).toEqual({ running: 0, waiting: 0 });
  });
});
