import '../../../tests/support/mock-request.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { tableOf } from '@portal/contract';
import { request, setLanguage } from '@portal/shell';
import { marketViews } from '@portal/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { defineArea } from '../area/define-area.ts';
import { AnalysisAnswer } from '../cards/analysis-answer.tsx';
import { Share } from '../cards/share.tsx';
import { AnalysisApp } from '../frame/analysis-app.tsx';
import { definePage } from '../page/define-page.ts';
import { useMarket } from '../page/use-market.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';

function Page() {
  const answered = useMarket((_, { dataset }) => ({
    dataset: dataset as 'sales',
    dataSources: ['DATASOURCE_ZD_LINGSHOU'],
    dateType: 'monthly',
    from: '2024-07',
    to: '2024-08',
    by: ['fuelType'],
    indicators: ['volume'],
  }));
  return (
    <AnalysisAnswer answered={answered} skeleton="waiting">
      {(answer) => <Share title="Fuels" answer={answer} model={tableOf(answer, 'zh_CN', null)} />}
    </AnalysisAnswer>
  );
}

const area = defineArea({
  name: 'x',
  dataset: 'sales',
  views: marketViews({ sources: ['DATASOURCE_ZD_LINGSHOU'], dimensions: ['fuelType'] }),
  pages: [definePage({ name: 'page', words: { zh_CN: '页', en: 'Page' } })],
  exports: 'iw-x-analysis',
  refused: { zh_CN: '不能看', en: 'May not be seen' },
});

afterEach(() => setLanguage('zh_CN'));

test('the form of a watch stays, with what was typed, when the language changes and even when the page fails then', async () => {
  forgetAnswers();
  let isDown = false;
  const watched: { sheets: { link: string }[] }[] = [];
  jest.mocked(request).mockImplementation(((name: string, query: never) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'addWatch') return Promise.resolve(void watched.push(query));
    if (name === 'listWatches') return Promise.resolve({ watches: [], address: '' });
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve(testAnswer(query));
  }) as typeof request);
  history.replaceState(null, '', '/sales/page?fuelType=BEV&hide=EREV');
  render(<AnalysisApp area={area} components={{ page: Page }} basePath="/sales" />);
  await userEvent.click(await screen.findByTestId('share'));
  await userEvent.click(await screen.findByTestId('watch'));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '名称' });
  await userEvent.clear(name);
  await userEvent.type(name, '我的关注');
  isDown = true;
  act(() => setLanguage('en'));
  await waitFor(() => expect(screen.queryByTestId('share')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('我的关注');
  await userEvent.type(document.querySelector('input[name="watchThan"]') as Element, '1');
  await userEvent.click(screen.getByTestId('watch-save'));
  // What is opened from the watch is what was seen: with filters, months and what the legend has hidden.
  const [path, search] = watched[0]?.sheets[0]?.link.split('?') ?? [];
  expect([path, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    '/sales/page',
    expect.objectContaining({ fuelType: 'BEV', hide: 'EREV', from: '2024-07', to: '2024-08' }),
  ]);
});

test('the form that sends a page stays, with what was typed, when its figures fail in another language', async () => {
  forgetAnswers();
  let isDown = false;
  jest.mocked(request).mockImplementation(((name: string, query: never) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'listWatches') return Promise.resolve({ watches: [], address: '' });
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve(testAnswer(query));
  }) as typeof request);
  history.replaceState(null, '', '/sales/page');
  render(<AnalysisApp area={area} components={{ page: Page }} basePath="/sales" />);
  await screen.findByTestId('share');
  await userEvent.click(await screen.findByTestId('watch-page'));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '名称' });
  await userEvent.clear(name);
  await userEvent.type(name, '每月整页');
  isDown = true;
  act(() => setLanguage('en'));
  await waitFor(() => expect(screen.queryByTestId('share')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('每月整页');
});
