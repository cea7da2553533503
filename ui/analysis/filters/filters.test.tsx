import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { questionsTo, request } from '@portal/shell';
import { marketViews, type View } from '@portal/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../shell-app/questions/query-client.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import type { MembersQuery, MembersQuestion } from '../page/ask-members.ts';
import { testCatalogue } from '../testing/market.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterField } from './filter-field.tsx';
import { attributesFor } from './members/groups.ts';
import type { MemberListProps } from './members/member-list.tsx';
import { MonthsField } from './months/months-field.tsx';

const covered = { first: '2018-01', last: '2024-08' };
const view = marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: [] }).read(new URLSearchParams());

describe('choosing members', () => {
  const answer = (question: MembersQuestion): Promise<MembersQuery> =>
    Promise.resolve({
      members: [{ key: 'b1', name: question.search ? `Found ${question.search}` : 'First', parent: null }],
      all: 540,
    });
  const ask = jest.fn(answer);
  beforeEach(() => void ask.mockImplementation(answer));

  const groups = [{ key: 'suv', name: 'SUVs', members: ['b1', 'b2'] }];

  function open(chosen: string[], onChange = jest.fn(), rest: Partial<MemberListProps> = {}) {
    render(
      <FilterField
        dimension="brand"
        name="Brand"
        chosen={chosen}
        onChange={onChange}
        filters={{ manufacturer: ['m1'], brand: chosen, tier: ['1'] }}
        ask={ask}
        language="en"
        groups={groups}
        nameOf={(_, key) => `Name of ${key}`}
        learn={() => undefined}
        {...rest}
      />,
    );
    return onChange;
  }

  test('the list is searched on the server, within the chosen manufacturers only', async () => {
    open([]);
    await userEvent.click(screen.getByTestId('filter'));
    await userEvent.type(screen.getByRole('searchbox'), 'by');
    expect(await screen.findByText('Found by')).toBeTruthy();
    expect(ask.mock.calls.at(-1)?.[0]).toMatchObject({
      dimension: 'brand',
      search: 'by',
      within: { manufacturer: ['m1'] },
    });
    expect(ask.mock.calls.at(-1)?.[0].within).not.toHaveProperty('tier');
    expect(screen.getByText(/of 540 shown/)).toBeTruthy();
  });

  test('a group is chosen by one press, and said as one word only where it is chosen whole and alone', async () => {
    const onChange = open(['b1']);
    expect(screen.getByTestId('filter').textContent).toBe('BrandName of b1');
    await userEvent.click(screen.getByTestId('filter'));
    await userEvent.click(screen.getByRole('button', { name: 'All SUVs', pressed: false }));
    expect(onChange).toHaveBeenCalledWith(['b1', 'b2']);
    cleanup();
    open(['b2', 'b1'], onChange);
    expect(screen.getByTestId('filter').textContent).toBe('BrandSUVs');
    await userEvent.click(screen.getByTestId('filter'));
    await userEvent.click(screen.getByRole('button', { name: 'All SUVs', pressed: true }));
    expect(onChange).toHaveBeenLastCalledWith([]);
    cleanup();
    open(['b1', 'b2', 'b3']);
    expect(screen.getByTestId('filter').textContent).toBe('BrandName of b1 +2');
  });

  test('all that a search has found is chosen at once, beside what was; a part of more is said to be one', async () => {
    const found = ['b1', 'b2', 'b3'].map((key) => ({ key, name: `Found ${key}`, parent: null }));
    ask.mockImplementation(() => Promise.resolve({ members: found, all: 3 }));
    const onChange = open(['b9', 'b1']);
    await userEvent.click(screen.getByTestId('filter'));
    await screen.findByText('Found b1');
    expect(screen.queryByTestId('all-found')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'byd');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose all 2 found' }));
    expect(onChange).toHaveBeenCalledWith(['b9', 'b1', 'b2', 'b3']);
    ask.mockImplementation(() => Promise.resolve({ members: found, all: 540 }));
    await userEvent.type(screen.getByRole('searchbox'), '1');
    expect(await screen.findByRole('button', { name: 'Choose 2 of 540 found' })).toBeTruthy();
  });

  test('the chip of a group is one, and takes all of it away', async () => {
    const narrowing = { setFilters: jest.fn(), leaveOut: jest.fn(), clear: jest.fn() };
    const chosen = { filters: { brand: ['b1', 'b2'], tier: ['1'] }, without: { brand: ['b9'], tier: ['2', '3'] } };
    const naming = { nameOf: (_: string, key: string) => key, dimensionName: (key: string) => key };
    const groupsOf = (dimension: string) => (dimension === 'brand' ? groups : []);
    render(
      <FilterChips
        {...naming}
        groupsOf={groupsOf}
        narrowing={narrowing}
        view={chosen}
        dimensions={['brand', 'tier']}
        language="en"
      />,
    );
    expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: brand SUVs' }));
    expect(narrowing.setFilters).toHaveBeenCalledWith({ brand: [], tier: ['1'] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: tier without 2' }));
    expect(narrowing.leaveOut).toHaveBeenCalledWith('tier', ['3']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(narrowing.clear).toHaveBeenCalledWith('brand', 'tier');
  });

  test('what was ticked last stands on top of the next list, the last first, as far as it lies within the filters', async () => {
    const reach = ['c1', 'c2', 'c3', 'c4'].map((key) => ({ key, name: `Named ${key}`, parent: null }));
    ask.mockImplementation(() => Promise.resolve({ members: reach, all: 4 }));
    open([]);
    await userEvent.click(screen.getByTestId('filter'));
    expect(screen.queryByTestId('recent-members')).toBeNull();
    for (const key of ['c1', 'c3', 'c4'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Named ${key}` }));
    cleanup();
    const inside = reach.filter(({ key }) => key !== 'c1');
    ask.mockImplementation(({ keys }) =>
      Promise.resolve({ members: keys ? inside.filter(({ key }) => keys.includes(key)) : reach, all: 4 }),
    );
    open([]);
    await userEvent.click(screen.getByTestId('filter'));
    const values = (boxes: HTMLElement[]) => boxes.map((box) => (box as HTMLInputElement).value);
    const recent = within(await screen.findByRole('group', { name: 'Recently chosen' }));
    expect(values(recent.getAllByRole('checkbox'))).toEqual(['c4', 'c3']);
    expect(ask.mock.calls.find(([{ keys }]) => keys)?.[0]).toMatchObject({ within: { manufacturer: ['m1'] } });
    expect(values(screen.getAllByRole('checkbox'))).toEqual(['c4', 'c3', 'c1', 'c2']);
    await userEvent.type(screen.getByRole('searchbox'), 'n');
    await waitFor(() => expect(screen.queryByTestId('recent-members')).toBeNull());
  });

  test('beside each member stands a way to leave it out, which the arrow keys reach, and the button says so', async () => {
    const onLeaveOut = jest.fn();
    open([], jest.fn(), { without: { brand: ['b7', 'b8'] }, onLeaveOut });
    expect(screen.getByTestId('filter').textContent).toBe('Brandwithout Name of b7 +1');
    await userEvent.click(screen.getByTestId('filter'));
    (await screen.findByRole('checkbox', { name: 'First' })).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onLeaveOut).toHaveBeenLastCalledWith(['b7', 'b8', 'b1']);
    await userEvent.keyboard('{ArrowUp}');
    expect((document.activeElement as HTMLInputElement).value).toBe('b8');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onLeaveOut).toHaveBeenLastCalledWith(['b7']);
  });

  test('each member says what is left of it under the rest of the view, and the list how many lie outside of it', async () => {
    const members = [
      { key: 'b1', name: 'First', parent: null, left: 1234 },
      { key: 'b2', name: 'Second', parent: null, left: 0 },
    ];
    const leftOf = { key: 'subModel', name: 'Sub-model' };
    ask.mockImplementation(() => Promise.resolve({ members, all: 2, outside: 7, leftOf }));
    open([], jest.fn(), { without: { tier: ['2'], brand: ['b9'] }, filters: { manufacturer: ['m1'], model: ['x'] } });
    await userEvent.click(screen.getByTestId('filter'));
    await screen.findByText('1,234');
    expect(
      screen
        .getAllByTestId('member')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['First1,234 Remaining sub-model count', 'Second0 Remaining sub-model count']);
    expect(screen.getByText('7 more lie outside the wider filters')).toBeTruthy();
    // A model gives way when another brand is chosen, so it says nothing of what is left.
    expect(ask.mock.calls.at(-1)?.[0].under).toEqual({ filters: { manufacturer: ['m1'] }, without: { tier: ['2'] } });
  });

  test('favourites of the account stand first, and one more is marked beside its name without a jump', async () => {
    const reach = ['d1', 'd2', 'd3'].map((key) => ({ key, name: `Named ${key}`, parent: null }));
    ask.mockImplementation(({ keys }) =>
      Promise.resolve({ members: keys ? reach.filter(({ key }) => keys.includes(key)) : reach, all: 3 }),
    );
    const own = questionsTo('listFavouriteMembers').of({}).queryKey;
    queryClient.setQueryData(own, { favourites: [{ dimension: 'brand', members: ['d3', 'gone'] }] });
    open([]);
    await userEvent.click(screen.getByTestId('filter'));
    const favourites = within(await screen.findByRole('group', { name: 'My favorites' }));
    expect(favourites.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual(['d3']);
    expect(favourites.getByRole('button', { name: 'Favorite Named d3', pressed: true })).toBeTruthy();
    act(() => {
      queryClient.setQueryData(own, { favourites: [{ dimension: 'brand', members: ['d2', 'd3'] }] });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Favorite Named d2', pressed: true }));
    const marked = { dimension: 'brand', member: 'd2', favourite: false };
    expect(jest.mocked(request).mock.calls).toContainEqual(['markFavouriteMember', marked]);
    expect(favourites.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('all of a kind are chosen by what describes them, not one by one', async () => {
    const kinds = ['independent', 'joint_venture', 'unknown'].map((key) => ({
      key,
      name: `Kind ${key}`,
      parent: null,
    }));
    ask.mockImplementation(({ dimension }) =>
      Promise.resolve(dimension === 'manufacturerType' ? { members: kinds, all: 3 } : { members: [], all: 0 }),
    );
    const onChange = jest.fn();
    const attribute = { dimension: 'manufacturerType' as const, name: 'Kind', chosen: ['independent'], onChange };
    open([], jest.fn(), { attributes: [attribute] });
    await userEvent.click(screen.getByTestId('filter'));
    const row = within(await screen.findByRole('group', { name: 'Kind' }));
    await userEvent.click(await row.findByRole('button', { name: 'Kind joint_venture', pressed: false }));
    expect(onChange).toHaveBeenLastCalledWith(['independent', 'joint_venture']);
    await userEvent.click(row.getByRole('button', { name: 'Kind independent', pressed: true }));
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(row.getAllByRole('button')).toHaveLength(2);
    const catalogue = { dimensions: testCatalogue.dimensions };
    expect(attributesFor(catalogue, 'manufacturer', ['brand', 'originType'])).toEqual([
      { dimension: 'originType', name: 'd:originType' },
    ]);
    expect(attributesFor(null, 'manufacturer', ['originType'])).toEqual([]);
  });

  test('the button says what is chosen and a tick chooses more', async () => {
    const onChange = open(['b7', 'b8']);
    expect(screen.getByTestId('filter').textContent).toBe('BrandName of b7 +1');
    await userEvent.click(screen.getByTestId('filter'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'First' }));
    expect(onChange).toHaveBeenCalledWith(['b7', 'b8', 'b1']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledWith([]);
  });
});

describe('choosing months', () => {
  async function open(of: View, span: { from: string; to: string }) {
    const onChange = jest.fn();
    render(<MonthsField view={of} span={span} covered={covered} language="en" onChange={onChange} />);
    await userEvent.click(screen.getByTestId('filter'));
    return onChange;
  }

  test('S9.054 past 1, 3 and 5 years and all years are offered', async () => {
    await open(view, { from: '2024-01', to: '2024-08' });
    for (const name of [
      'This year',
      'Last year',
      'Past year',
      'Past 3 years',
      'Past 5 years · Annual',
      'All years · Annual',
    ])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test('an option too long for months is asked in the finest date type that holds it, and says which', async () => {
    const onChange = await open(view, { from: '2024-01', to: '2024-08' });
    await userEvent.click(screen.getByRole('button', { name: 'Past 5 years · Annual' }));
    expect(onChange).toHaveBeenCalledWith({ from: '2019-09', to: '2024-08', dateType: 'annual' });
  });

  test('S9.053 past 3 years and all years give their spans', async () => {
    const onChange = await open(view, { from: '2024-01', to: '2024-08' });
    await userEvent.click(screen.getByRole('button', { name: 'Past 3 years' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2021-09', to: '2024-08', dateType: 'monthly' });
    await userEvent.click(screen.getByTestId('filter'));
    await userEvent.click(screen.getByRole('button', { name: 'All years · Annual' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2018-01', to: '2024-08', dateType: 'annual' });
  });

  test('the time since the launch is offered of the only model there is, where the account holds launches', async () => {
    const requests = jest.mocked(request);
    const launch = { keys: { period: '2023-05', model: 'm' } };
    const answerOf = (owned: string[]) =>
      requests.mockImplementation(((name: string, query: { dataset?: string; from?: string }) =>
        Promise.resolve(
          name === 'marketDatasets'
            ? { datasets: owned.map((key) => ({ key, name: key, covered: true })) }
            : { rows: query.from === '2021-01' ? [{ keys: { period: '2024-02', model: 'm' } }, launch] : [] },
        )) as typeof request);
    const narrowed = (...model: string[]) => ({ ...view, filters: { model } });
    const offered = () => screen.queryByRole('button', { name: /^Since launch/ });
    answerOf(['sales', 'launch']);
    const onChange = await open(narrowed('m'), { from: '2024-01', to: '2024-08' });
    await userEvent.click(await screen.findByRole('button', { name: 'Since launch (2023/05)' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2023-05', to: '2024-08', dateType: 'monthly' });
    cleanup();
    await open(narrowed('m', 'n'), { from: '2024-01', to: '2024-08' });
    expect(offered()).toBeNull();
    cleanup();
    forgetAnswers();
    answerOf(['sales']);
    requests.mockClear();
    await open(narrowed('m'), { from: '2024-01', to: '2024-08' });
    await waitFor(() => expect(requests.mock.calls.map(([name]) => name)).toEqual(['marketDatasets']));
    expect(offered()).toBeNull();
  });

  test('S5.032 S8.025 a span above the cap or backwards is said and cannot be applied', async () => {
    await open(view, { from: '2021-08', to: '2024-08' });
    const apply = screen.getByRole('button', { name: 'Apply' });
    expect(apply.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/Out of range: at most 36 months/)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: '2021/09' })[0] as HTMLElement);
    await waitFor(() => expect(apply.hasAttribute('disabled')).toBe(false));
  });
});

test('a filter that the figures cannot answer is off, and says why', async () => {
  const regions = ['area', 'province', 'city'];
  const dimensions = testCatalogue.dimensions.map((dimension) =>
    Object.assign({}, dimension, { distinguished: !regions.includes(dimension.key) }),
  );
  render(
    <FilterBar
      view={view}
      onChange={() => undefined}
      dimensions={['brand', 'province', 'city']}
      sources={null}
      catalogue={Object.assign({}, testCatalogue, { dimensions })}
      ask={() => Promise.resolve({ members: [], all: 0 })}
      names={{ nameOf: (_, key) => key, parentOf: () => null, learn: () => undefined }}
      language="en"
      periods={12}
    />,
  );
  const region = screen.getByRole<HTMLButtonElement>('button', { name: /^Region: / });
  expect(region.disabled).toBe(true);
  expect(region.getAttribute('aria-label')).toMatch(/is not broken down by region, so this filter is off$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^d:brand/ }).disabled).toBe(false);
});
