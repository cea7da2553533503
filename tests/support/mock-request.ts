import { jest } from '@jest/globals';

/**
 * The shell of an area under test, with a `request` that the test answers.
 * A test imports this before all else: a module that was read earlier keeps the true one.
 */
jest.mock('../../shell-app/api/request.ts', () => ({ request: jest.fn() }));
