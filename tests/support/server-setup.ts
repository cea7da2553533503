import { jest } from '@jest/globals';

// Servers are started and databases filled, on machines that do other work besides.
jest.setTimeout(60_000);
