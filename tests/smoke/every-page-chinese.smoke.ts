import { describe } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import { walkEveryPage } from './support/walk-every-page.ts';

const smoke = smokeSuite();

describe('S1.001 S8.033 S9.018 every page in Chinese', () => walkEveryPage(smoke, 'zh_CN', 'dark'));
