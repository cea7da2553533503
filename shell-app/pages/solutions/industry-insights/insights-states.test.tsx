import { beforeEach, jest, test } from '@jest/globals';
import { freshShell } from '../../../testing/fresh-shell.ts';
import { expectToolStates } from '../../../testing/tool-states.tsx';
import { InsightsTool } from './insights-tool.tsx';

beforeEach(() => {
  freshShell('/industry-insights');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('S2.017 the insights say that they are waited for, were refused or failed, and are tried again', async () => {
  await expectToolStates({
    Tool: InsightsTool,
    call: 'marketInsights',
    loading: '正在查找本月洞察',
    failed: '洞察加载失败',
    refused: '当前账号不能查看洞察',
    testId: 'insights-failed',
  });
});
