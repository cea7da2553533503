import { expect, test } from '@jest/globals';
import { clientNetwork } from './client-network.ts';

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::FFFF:cb00:714d', '203.0.113.77'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::'],
  ['2001:DB8:0012:34::8', '2001:db8:12:34::'],
  ['2001:db8::8', '2001:db8:0:0::'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::'],
  ['::1', '0:0:0:0::'],
  ['unix', 'unix'],
  ['', ''],
])('%j is counted as %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
  expect(clientNetwork(network)).toBe(network);
});
