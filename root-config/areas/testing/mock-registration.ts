import { jest } from '@jest/globals';

/** Areas are registered with nobody. A test imports this before all else. */
jest.mock('single-spa', () => ({ registerApplication: jest.fn() }));
