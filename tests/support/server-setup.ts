import { jest } from '@jest/globals';

// Only what hangs meets it: servers are started and databases filled, on machines that do other work besides.
jest.setTimeout(300_000);
