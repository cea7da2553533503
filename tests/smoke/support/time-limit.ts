import { jest } from '@jest/globals';

/** Each journey ends itself after its own time; the runner's limit is for what comes before and after it. In ms. */
jest.setTimeout(180_000);
