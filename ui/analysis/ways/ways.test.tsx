import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { tableOf } from '@portal/contract';
import { request } from '@portal/shell';
import { marketViews, questionBase, useLead } from '@portal/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeAreas } from '../../../shell-app/areas/known-areas.ts';
import { clearSession } from '../../../shell-app/session/keep-session.ts';
import { session } from '../../../shell-app/session/session.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { holdAreas } from '../../../tests/support/hold-areas.ts';
import { defineArea } from '../area/define-area.ts';
import { AnalysisAnswer } from '../cards/analysis-answer.tsx';
import { AnalysisApp } from '../frame/analysis-app.tsx';
import { definePage } from '../page/define-page.ts';
import { useMarket } from '../page/use-market.ts';
import { DataTable } from '../table/data-table.tsx';
import { testAnswer, testCatalogue } from '../testing/market.ts';

/** A table of brands, and a mark beside it. */
function Page() {
  const lead = useLead();
  const answered = useMarket((view, known) => ({
    ...questionBase(view, known),
    by: ['brand'],
    indicators: ['volume'],
    totals: true,
  }));
  return (
    <AnalysisAnswer answered={answered} skeleton="waiting">
      {(answer) => (
        <>
          <DataTable
            caption="T"
            model={tableOf(answer, 'en')}
            language="en"
            sorting={null}
            onSort={() => undefined}
            ranked
          />
          <button
            type="button"
            onClick={({ currentTarget }) =>
              lead?.open({
                members: [{ dimension: 'city', key: 'c', name: 'Town' }],
                figure: '7',
                anchor: currentTarget,
              })
            }
          >
            mark
          </button>
        </>
      )}
    </AnalysisAnswer>
  );
}

const area = defineArea({
  name: 'x',
  dataset: 'sales',
  exports: 'iw-x',
  views: marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['brand', 'city'] }),
  pages: [
    definePage({ name: 'list', words: { zh_CN: '榜', en: 'List' }, periods: 1 }),
    definePage({ name: 'course', words: { zh_CN: '走势', en: 'Course' }, cuts: ['brand', 'city'] }),
  ],
  refused: { zh_CN: '', en: '' },
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<AnalysisApp area={area} components={{ list: Page, course: Page }} basePath="/sales" />);
};

const rows = () => screen.findAllByTestId('lead');
const way = (name: string) =>
  within(screen.getByTestId('ways'))
    .getAllByTestId('way')
    .find(({ dataset }) => dataset.way === name) as HTMLElement;

beforeEach(() => {
  holdAreas({ '/sales': '销量', '/policy': '政策' });
  jest.mocked(request).mockReset();
  forgetAnswers();
  jest.mocked(request).mockImplementation(((name: string, payload: never) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketMembers') return Promise.resolve({ members: [], all: 0 });
    return Promise.resolve(testAnswer(payload));
  }) as typeof request);
});

test('by the keys alone: from row to row, into the menu and through it, narrow, and a step back', async () => {
  open('/sales/list?campaign=autumn');
  const [first] = await rows();
  first?.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByTestId('ways').textContent).toContain('Petrol');
  expect(document.activeElement).toBe(way('narrow:brand'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByTestId('way-note'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(way('by:city'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByTestId('ways')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Petrol');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(location.search).toBe('?campaign=autumn&brand=ICE');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(screen.getByTestId('trail').textContent).toBe('榜Petrol');
  expect(screen.getByText('Petrol', { selector: '[aria-live]' })).toBeTruthy();
  history.back();
  await waitFor(() => expect(location.search).toBe('?campaign=autumn'));
  await waitFor(() => expect(screen.queryByTestId('trail')).toBeNull());
});

test('a press anywhere on a row opens it, the row of the total nowhere, and each step can be returned to', async () => {
  open('/sales/list');
  await rows();
  await userEvent.click(screen.getByText('1,000'));
  expect(screen.queryByTestId('ways')).toBeNull();
  await userEvent.click(screen.getByText('100'));
  await userEvent.click(way('by:city'));
  expect(location.pathname + location.search).toBe('/sales/course?brand=BEV&by=city');
  expect(screen.getByTestId('trail').textContent).toBe('榜走势 · Battery · 按d:city');
  await userEvent.click(within(screen.getByTestId('trail')).getByRole('link', { name: '榜' }));
  expect(location.pathname + location.search).toBe('/sales/list');
  expect(screen.queryByTestId('trail')).toBeNull();
});

test('a filter of the bar keeps the trail, and one press clears both', async () => {
  open('/sales/list?city=c');
  await userEvent.click((await rows())[0] as HTMLElement);
  await userEvent.click(way('narrow:brand'));
  await userEvent.click(screen.getByRole('button', { name: '移除筛选：d:city c' }));
  expect(screen.getByTestId('trail')).toBeTruthy();
  await userEvent.click(screen.getByTestId('trail-clear'));
  expect(location.search).toBe('');
  expect(screen.queryByTestId('trail')).toBeNull();
});

test('a mark of any kind opens the same menu, with the pages that the account may open and no others', async () => {
  open('/sales/list');
  await userEvent.click(await screen.findByRole('button', { name: 'mark' }));
  expect(screen.getByTestId('ways').textContent).toContain('Town7');
  const opened = within(screen.getByTestId('ways'))
    .getAllByRole('menuitem')
    .flatMap(({ dataset }) => (dataset.way?.startsWith('open:') ? [dataset.way] : []));
  expect(opened).toContain('open:/policy/policies');
  expect(opened).not.toContain('open:/news/news');
  holdAreas({ '/sales': '销量' });
  await waitFor(() => expect(way('open:/policy/policies')).toBeUndefined());
});

test('rows lead on as soon as it is known that their members have pages, which comes after the page', async () => {
  takeAreas(undefined);
  session.token = 'token-1';
  let answer: (tables: unknown) => void = () => undefined;
  const others = jest.mocked(request).getMockImplementation();
  jest.mocked(request).mockImplementation(((name: string, payload: never) =>
    name === 'getAreaTables'
      ? new Promise<unknown>((resolve) => {
          answer = resolve;
        })
      : others?.(name as never, payload)) as typeof request);
  history.replaceState(null, '', '/sales/list');
  render(
    <AnalysisApp
      area={{ ...area, views: marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['city'] }) }}
      components={{ list: Page, course: Page }}
      basePath="/sales"
    />,
  );
  await screen.findByText('Petrol');
  expect(screen.queryByTestId('lead')).toBeNull();
  await act(async () => answer({ links: { brand: ['/policy/policies?brand={key}'] }, downloads: {}, spellings: {} }));
  await userEvent.click((await rows())[0] as HTMLElement);
  expect(way('open:/policy/policies')).toBeTruthy();
  clearSession();
});
