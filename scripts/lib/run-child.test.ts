import { expect, test } from '@jest/globals';
import { runChild, runNode } from './run-child.mjs';

test('the exit code of the program is passed on', async () => {
  expect(await runNode(['-e', 'process.exit(3)'])).toBe(3);
});

test('an end by a signal is a failure', async () => {
  expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 5000)'])).toBe(137);
});

test('a program that is not there is a failure', async () => {
  expect(await runChild('no-such-program-anywhere', [])).toBe(127);
});
