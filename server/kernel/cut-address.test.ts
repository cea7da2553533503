import { expect, test } from '@jest/globals';
import { clientNetwork } from '../http/clients/client-network.ts';
import { cutAddress } from './cut-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12::'],
  ['2001:DB8::8', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['not an address', ''],
])('of %s only the network %j is kept', (address, network) => expect(cutAddress(clientNetwork(address))).toBe(network));
