import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { failureOf } from './ending-of.ts';
import { inTime } from './in-time.ts';

test('what comes in time is given, and what fails fails as it does', async () => {
  expect(await inTime(10_000, pause(1, 'answer'))).toBe('answer');
  await expect(inTime(10_000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
});

test('nobody waits for who never answers, and people read that the provider is away', async () => {
  const error = await inTime(5, new Promise(() => undefined)).catch((late: unknown) => late);
  expect(failureOf(error)).toEqual({ ending: 'unreachable', fault: 'too slow' });
});

test('what fails after its time is nobody’s fault any more', async () => {
  const late = pause(20).then(() => Promise.reject(new Error('too late')));
  await expect(inTime(1, late)).rejects.toThrow('took too long');
  await expect(late).rejects.toThrow('too late');
});

test('a failure is named by a word, and by nothing that may be a secret', () => {
  const fault = (error: unknown) => failureOf(error).fault;
  expect(fault({ code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' })).toBe('OAUTH_JWT_TIMESTAMP_CHECK_FAILED');
  expect(fault({ error: 'invalid_client', error_description: 'secret' })).toBe('invalid_client');
  expect(fault({ error: 'a whole sentence with a code=123' })).toBe('unknown');
  expect(fault(null)).toBe('unknown');
});
