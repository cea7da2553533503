import { isUint8Array } from 'node:util/types';
import { expect, jest } from '@jest/globals';

// Only what hangs meets it: servers are started and databases filled, on machines that do other work besides.
jest.setTimeout(300_000);

// Files are compared at once: byte by byte, as the runner does it, some megabytes take ten seconds.
expect.addEqualityTesters([
  (first, other) => (isUint8Array(first) && isUint8Array(other) ? Buffer.compare(first, other) === 0 : undefined),
]);
