import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { Pager } from '../pages/pager.tsx';
import { defineView } from './define-view.ts';
import { day, item, keys, page, words } from './fields.ts';
import { useListPlace } from './use-list-place.ts';
import { useViewAddress } from './use-view-address.ts';

const view = defineView({ text: words('q'), topics: keys('topic'), from: day('from'), page: page(), id: item() });

let settled = true;

/** A list with two items; one that is open stands in its place. */
function List() {
  const { view: current, narrow, amend, searchOf, opening, toList } = useViewAddress(view);
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list, current, { attribute: 'data-item', settled });
  const button = (name: string, press: () => void) => (
    <button type="button" onClick={press}>
      {name}
    </button>
  );
  return (
    <>
      <div ref={list}>
        <h1 tabIndex={-1}>List</h1>
        {button('tax', () => narrow({ topics: ['tax'] }))}
        {button('type', () => amend({ text: `${current.text}a` }))}
        <Pager page={current.page} pages={9} searchOf={(to) => searchOf({ page: to })} language="en" />
        <Link to={{ search: searchOf({ id: 'i1' }) }} data-item="i1" {...opening}>
          item
        </Link>
      </div>
      {current.id && button('close', toList)}
    </>
  );
}

const portal = () => (
  <BrowserRouter>
    <List />
  </BrowserRouter>
);

const scroll = (place: number) => act(() => void scrollTo(0, place));
const turn = () => userEvent.click(screen.getByTestId('next-page'));
const press = (name: string) => userEvent.click(screen.getByText(name));
/** What follows a step in the history comes a moment after the address. */
const standsAt = (place: number) => waitFor(() => expect(scrollY).toBe(place));
const goesTo = (search: string) => waitFor(() => expect(location.search).toBe(search));

async function back(search: string): Promise<void> {
  act(() => history.back());
  await goesTo(search);
}

async function forward(search: string): Promise<void> {
  act(() => history.forward());
  await goesTo(search);
}

function open(search: string) {
  history.pushState(null, '', `/list${search}`);
  return render(portal());
}

beforeEach(() => {
  settled = true;
  jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    dispatchEvent(new Event('scroll'));
  }) as typeof scrollTo);
  scrollTo(0, 0);
});

describe('the address of a list', () => {
  test('Back undoes the page and then the filter, and leaves the page only then', async () => {
    open('?campaign=autumn');
    await press('tax');
    await turn();
    expect(location.search).toBe('?campaign=autumn&topic=tax&page=2');
    await back('?campaign=autumn&topic=tax');
    await back('?campaign=autumn');
    await forward('?campaign=autumn&topic=tax');
  });

  test('what changes nothing is no step to go back by, whatever the order of the query', async () => {
    open('?topic=tax&q=car');
    const steps = history.length;
    await press('tax');
    expect([history.length, location.search]).toEqual([steps, '?topic=tax&q=car']);
  });

  test('what is amended is the entry of now', async () => {
    open('?page=3');
    const steps = history.length;
    await press('type');
    await press('type');
    expect([history.length, location.search]).toEqual([steps, '?q=aa']);
  });

  test.each([
    ['?page=x&topic=tax', '?topic=tax'],
    ['?from=2026-02-30', ''],
    ['?campaign=autumn&topic=&page=0', '?campaign=autumn'],
  ])('what %s says wrongly is put right without a step', async (wrong, right) => {
    const steps = history.length + 1;
    open(wrong);
    expect([location.search, history.length]).toEqual([right, steps]);
  });

  test.each(['?page=1', '?topic=tax&q=car', '?q='])('%s is understood and stays', (search) => {
    open(search);
    expect(location.search).toBe(search);
  });
});

describe('the place in a list', () => {
  test('Back and Forward lead to where each entry was read', async () => {
    open('');
    scroll(300);
    await press('tax');
    expect(scrollY).toBe(300);
    scroll(40);
    await back('');
    await standsAt(300);
    await forward('?topic=tax');
    await standsAt(40);
  });

  test('another page is read from its beginning, and the page before from where it was', async () => {
    open('');
    scroll(500);
    await turn();
    expect([scrollY, document.activeElement?.tagName]).toEqual([0, 'H1']);
    await back('');
    await standsAt(500);
  });

  test('a filter on another page leaves place and focus where they are', async () => {
    open('?page=2');
    scroll(500);
    await press('tax');
    expect([location.search, scrollY, document.activeElement?.textContent]).toEqual(['?topic=tax', 500, 'tax']);
  });

  test('an item in the place of its list is read from its beginning, and closed it gives place and focus back', async () => {
    open('');
    scroll(500);
    await press('item');
    expect(scrollY).toBe(0);
    await press('close');
    await goesTo('');
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.item).toBe('i1'));
    expect(scrollY).toBe(500);
  });

  test('a list that is still on its way is brought to its place once it stands', async () => {
    const { unmount } = open('');
    scroll(800);
    act(() => history.pushState(null, '', '/elsewhere'));
    unmount();
    scroll(0);
    settled = false;
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/list'));
    const { rerender } = render(portal());
    scroll(10);
    settled = true;
    rerender(portal());
    expect(scrollY).toBe(800);
  });

  test('a new entry of the same address is read from where it stands', async () => {
    const { unmount } = open('?q=again');
    scroll(700);
    unmount();
    scroll(0);
    open('?q=again');
    expect(scrollY).toBe(0);
  });
});
