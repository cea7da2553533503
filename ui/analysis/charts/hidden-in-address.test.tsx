import { expect, test } from '@jest/globals';
import { marketViews, writeChoice } from '@portal/ui';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { useHiddenSeries } from '../../charts/options/hidden-series.ts';
import { carriedSearch } from '../page/carried-search.ts';
import { HiddenInAddress } from './hidden-in-address.tsx';

let address = '';
let hidden: ReturnType<typeof useHiddenSeries> = null;

function Legend() {
  hidden = useHiddenSeries();
  return null;
}

function Page({ first }: { first: string }) {
  const [search, setSearch] = useState(new URLSearchParams(first));
  address = search.toString();
  const setChoice = (name: string, value: string, usual: string) => setSearch(writeChoice(search, name, value, usual));
  return (
    <HiddenInAddress page={{ search, setChoice }}>
      <Legend />
    </HiddenInAddress>
  );
}

test('hidden series stand in the address, and go when they are shown again', () => {
  render(<Page first="by=brand&hide=a" />);
  expect(hidden?.keys).toEqual(['a']);
  act(() => hidden?.onChange('b', true));
  act(() => hidden?.onChange('b', true));
  expect(new URLSearchParams(address).get('hide')).toBe('a,b');
  act(() => hidden?.onChange('a', false));
  act(() => hidden?.onChange('b', false));
  expect(address).toBe('by=brand');
});

test('they belong to one page: another one begins with all of its series', () => {
  const views = marketViews({ sources: [], dimensions: ['brand'] });
  expect(carriedSearch({ views, choices: ['by'] }, new URLSearchParams('brand=b1&by=brand&hide=a'))).toBe('brand=b1');
});
