import { expect, test } from '@jest/globals';
import { messageEvent } from './constants.ts';

test('S9.012 a code is sent to sign in (1), to bind (2) or to monitor (3)', () =>
  expect(messageEvent).toEqual({ login: 1, bind: 2, monitor: 3 }));
