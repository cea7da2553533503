import { jest } from '@jest/globals';

/** Imported before what hashes: it then works as in the portal, and not at the least cost, as in other tests. */
jest.mock('@node-rs/argon2', () => jest.requireActual('@node-rs/argon2/index.js'));
