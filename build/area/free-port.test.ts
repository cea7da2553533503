import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

test('a port that is taken is left out, and it is said when none is free', async () => {
  const first = await freePort(18_890);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(first, 'localhost', resolve));
  expect(await freePort(first)).toBeGreaterThan(first);
  await expect(freePort(first, 1)).rejects.toThrow(/No port from/);
  await new Promise((resolve) => other.close(resolve));
});
