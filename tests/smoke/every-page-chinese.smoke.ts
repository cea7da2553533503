import { smokeSuite } from './support/smoke-suite.ts';
import { walkEveryPage } from './support/walk-every-page.ts';

walkEveryPage(smokeSuite(), 'zh_CN', 'dark');
