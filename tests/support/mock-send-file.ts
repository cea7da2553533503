import { jest } from '@jest/globals';

/** The shell of an area under test, whose files arrive at once. A test imports this before all else. */
jest.mock('../../shell-app/api/send-file.ts', () => ({ sendFile: jest.fn(async () => undefined) }));
