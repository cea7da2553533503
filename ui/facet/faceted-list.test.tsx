import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { defineView } from '../address/define-view.ts';
import { choice, item, keys, page, words } from '../address/fields.ts';
import { useViewAddress } from '../address/use-view-address.ts';
import { EmptyList } from './empty-list.tsx';
import { FacetChips } from './facet-chips.tsx';
import type { FacetOption } from './facet-group.tsx';
import { FacetOpener } from './facet-opener.tsx';
import { FacetColumn, FacetPanel } from './facet-panel.tsx';
import { countChosen, facetLines, hasFacets, useFacetedList } from './faceted-list.ts';
import { ListFoot } from './list-foot.tsx';

const names = ['topics', 'places'] as const;
type Name = (typeof names)[number];

interface View extends Record<Name, string[]> {
  text: string;
  page: number;
  size: number;
  id: string;
}

const definition = defineView<View>({
  text: words('q'),
  topics: keys('topic'),
  places: keys('place'),
  page: page(),
  size: choice('size', [20, 50]),
  id: item(),
});

const options = (count: number): FacetOption[] =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at}`, name: `Name ${at}`, count: 1200 - at }));

interface Answer {
  facets?: Record<string, FacetOption[]>;
  failed?: boolean;
  shown?: number;
  total?: number;
}

let place = '';

function List({ facets, failed = false, shown = 0, total = 0 }: Answer) {
  place = useLocation().search;
  const address = useViewAddress(definition);
  const list = useFacetedList<View, Name>({
    name: 'test',
    address,
    definition,
    facetNames: names,
    facets,
    titleOf: (name) => (name === 'topics' ? 'Topic' : 'Place'),
    nameOf: (_, key) => key.toUpperCase(),
    language: 'en',
  });
  return (
    <>
      <FacetColumn list={list}>
        <FacetPanel list={list} failed={failed} />
      </FacetColumn>
      <FacetOpener list={list} chosen={countChosen(address.view, names)} total={total}>
        <FacetPanel list={list} failed={failed} />
      </FacetOpener>
      <FacetChips list={list} before={[{ id: 'text', kind: 'Words', name: 'x', without: { text: '' } }]} />
      {shown === 0 && <EmptyList list={list} total={total} after={[['Words', '']]} noneYet="None yet" />}
      <ListFoot {...list} size={address.view.size} sizes={[20, 50]} shown={shown} total={total} />
      <p data-testid="lines">{JSON.stringify([facetLines(list), hasFacets(list, failed)])}</p>
    </>
  );
}

const open = (search: string, answer: Answer) =>
  render(
    <MemoryRouter initialEntries={[`/list${search}`]}>
      <List {...answer} />
    </MemoryRouter>,
  );

const group = (name: Name) =>
  screen.getAllByTestId('test-facet').find(({ dataset }) => dataset.facet === name) as HTMLElement;

beforeEach(() => {
  place = '';
});

describe('a list that facets narrow', () => {
  test('a value goes into the address from the first page on, and its chip takes it away', async () => {
    open('?page=2', { facets: { topics: options(3), places: [] }, shown: 3, total: 23 });
    await userEvent.click(within(group('topics')).getByRole('checkbox', { name: /Name 1/ }));
    expect(place).toBe('?topic=k1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Topic Name 1' }));
    expect(place).toBe('');
  });

  test('a long facet opens on a press and never hides what is chosen', async () => {
    open('?place=k12', { facets: { topics: [], places: options(14) }, shown: 3, total: 3 });
    const boxes = () => within(group('places')).getAllByRole('checkbox');
    expect(boxes()).toHaveLength(9);
    await userEvent.click(within(group('places')).getByRole('button', { name: 'Show all 14' }));
    expect(boxes()).toHaveLength(14);
  });

  test('what no answer has offered has the name that the area knows, in its group, its chip and its line', () => {
    open('?topic=gone', { facets: { topics: [], places: [] } });
    expect(within(group('topics')).getByRole('checkbox', { name: 'GONE 0' })).toBeTruthy();
    screen.getByRole('button', { name: 'Remove filter: Topic GONE' });
    expect(screen.getByTestId('lines').textContent).toBe('[[["Topic","GONE"]],true]');
  });

  test('on its way it keeps room for its filters; one that failed waits for none', () => {
    const { unmount } = open('', {});
    expect(document.querySelectorAll('aside .skeleton')).toHaveLength(names.length);
    expect(screen.getByTestId('lines').textContent).toBe('[[],true]');
    unmount();
    open('', { failed: true });
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
    expect(screen.getByTestId('lines').textContent).toBe('[[],false]');
  });

  test('where there is little room the filters open over the list and say what they leave', async () => {
    open('?topic=k0&topic=k1', { facets: { topics: options(3), places: [] }, shown: 1, total: 1 });
    const opener = screen.getByTestId('test-filters');
    expect(opener.textContent).toBe('Filters · 2');
    await userEvent.click(opener);
    const drawer = screen.getByTestId('test-filter-drawer');
    expect(within(drawer).getAllByTestId('test-facet')).toHaveLength(1);
    expect(screen.getByTestId('test-show-found').textContent).toBe('Show 1 result');
  });

  test('its foot says which part it is; another length begins at the first page', async () => {
    open('?page=3', { facets: {}, shown: 20, total: 1204 });
    screen.getByText('41 to 60 of 1,204');
    screen.getByText('Page 3 of 61');
    await userEvent.selectOptions(screen.getByRole('combobox'), '50');
    expect(place).toBe('?size=50');
  });

  test('S8.023 where nothing is found it says what was asked, and one press widens it', async () => {
    open('?topic=k0', { facets: {} });
    const nothing = screen.getByTestId('test-nothing');
    expect(nothing.textContent).toBe('No relevant contentFilters: Topic: K0Clear filters');
    await userEvent.click(within(nothing).getByRole('button'));
    expect(place).toBe('');
    expect(screen.getByTestId('test-nothing').textContent).toBe('No relevant contentNone yet');
  });

  test('behind the last page it leads to the first', async () => {
    open('?page=9', { facets: {}, total: 23 });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the first page' }));
    expect(place).toBe('');
  });
});
