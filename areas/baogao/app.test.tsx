import '../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { reportView } from '@portal/ui/analysis';
import { render } from '@testing-library/react';
import App from './app.tsx';
import { preload } from './index.ts';
import { beginReports, callsOf, frameLoads } from './testing/open-reports.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginReports(requests));

test.each(['q=tax&topic=market&topic=price&page=2&id=r1', 'page=2', ''])('an address reopens as it was: %s', (text) => {
  const view = reportView.read(new URLSearchParams(text));
  expect(reportView.read(reportView.write(view, new URLSearchParams()))).toEqual(view);
  expect(reportView.write(view, new URLSearchParams()).toString()).toBe(text);
});

test('what preload asked is not asked again by the page', async () => {
  history.replaceState(null, '', '/baogao?topic=price&id=r3');
  preload('/baogao');
  render(<App basePath="/baogao" language="zh_CN" />);
  await frameLoads('Report 3');
  expect([callsOf(requests, 'reportSearch'), callsOf(requests, 'reportDetail')].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});
