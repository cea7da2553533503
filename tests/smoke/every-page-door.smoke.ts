import { describe } from '@jest/globals';
import { signedOutPages } from './support/page/every-page.ts';
import { walkEveryPage } from './support/page/walk-every-page.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

describe('S1.001 S8.033 S9.018 every page signed out in both languages and themes', () =>
  walkEveryPage(smoke, {}, signedOutPages));
