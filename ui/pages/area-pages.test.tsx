import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AreaPages } from './area-pages.tsx';

const pages = { list: () => <p>the list</p>, map: () => <p>the map</p> };

function open(address: string, unknown?: () => React.JSX.Element) {
  history.replaceState(null, '', address);
  render(<AreaPages basePath="/things" pages={pages} {...(unknown && { unknown })} />);
}

test('a page is found by its name, with its query', () => {
  open('/things/map?place=1');
  screen.getByText('the map');
  expect(location.search).toBe('?place=1');
});

test('S2.037 the bare address and one that names no page open the first page and keep the query', () => {
  open('/things?place=1');
  screen.getByText('the list');
  expect(location.pathname + location.search).toBe('/things/list?place=1');
});

test('an area may say of an unknown address that there is nothing, but not of the bare one', () => {
  open('/things/else', () => <p>nothing here</p>);
  screen.getByText('nothing here');
});

test('the bare address of such an area opens its first page', () => {
  open('/things', () => <p>nothing here</p>);
  screen.getByText('the list');
});

test('the one page of an area may stand at the bare address', () => {
  history.replaceState(null, '', '/things/else?place=1');
  render(<AreaPages basePath="/things" pages={{ '': pages.map }} />);
  screen.getByText('the map');
  expect(location.pathname + location.search).toMatch(/^\/things\/?\?place=1$/);
});
