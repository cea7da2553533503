import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { checkAddress } from './check-address.mjs';

test('a port that is no port is refused in one sentence', async () => {
  for (const PORT of ['99999', '-1', '8080x', '80.5']) {
    await expect(checkAddress({ PORT })).rejects.toThrow(`"${PORT}"`);
  }
});

test('a port that is taken is refused with a way out, and a free one passes', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const PORT = String((taken.address() as AddressInfo).port);
  await expect(checkAddress({ HOST: '127.0.0.1', PORT })).rejects.toThrow(/PORT=8081/);
  await new Promise((resolve) => taken.close(resolve));
  await expect(checkAddress({ HOST: '127.0.0.1', PORT })).resolves.toBeUndefined();
});

test('an address of another machine is refused', async () => {
  await expect(checkAddress({ HOST: '192.0.2.1', PORT: '0' })).rejects.toThrow('192.0.2.1');
});
