import { jest } from '@jest/globals';

/** Each journey ends itself, later on a slow machine; the runner's limit is for what comes before and after it. In ms. */
jest.setTimeout(900_000);
