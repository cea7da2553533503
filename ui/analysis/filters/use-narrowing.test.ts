import { expect, test } from '@jest/globals';
import type { Filters } from '@portal/contract';
import { marketViews } from '@portal/ui';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useNarrowing } from './use-narrowing.ts';

const empty = marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: [] }).read(new URLSearchParams());
const parentOf = (_: string, key: string) => ({ hangzhou: 'zhejiang', shenzhen: 'guangdong' })[key] ?? null;

/** A view that is narrowed so, and what narrows it further. */
const narrowed = (filters: Filters) =>
  renderHook(() => {
    const [view, setView] = useState({ ...empty, filters });
    return { view, setView, ...useNarrowing(view, setView, parentOf) };
  }).result;

test('what no longer fits goes, is said, and comes back as it was', () => {
  const now = narrowed({ city: ['hangzhou', 'shenzhen'] });
  act(() => now.current.setFilters({ ...now.current.view.filters, province: ['zhejiang'], brand: [] }));
  expect(now.current.view.filters).toEqual({ city: ['hangzhou'], province: ['zhejiang'] });
  expect(now.current.lost).toEqual([{ dimension: 'city', keys: ['shenzhen'] }]);
  act(() => now.current.putBack());
  expect(now.current.view.filters).toEqual({ city: ['hangzhou', 'shenzhen'] });
  expect(now.current.lost).toEqual([]);
});

test('who is left out is asked for no more, and a city of a province that is left out goes with a word', () => {
  const now = narrowed({ city: ['hangzhou', 'shenzhen'], brand: ['b1', 'b2'] });
  act(() => now.current.leaveOut('brand', ['b1']));
  expect(now.current.view).toMatchObject({ filters: { brand: ['b2'] }, without: { brand: ['b1'] } });
  act(() => now.current.leaveOut('province', ['guangdong']));
  expect(now.current.lost).toEqual([{ dimension: 'city', keys: ['shenzhen'] }]);
  act(() => now.current.putBack());
  expect(now.current.view).toMatchObject({ filters: { city: ['hangzhou', 'shenzhen'] }, without: { brand: ['b1'] } });
  act(() => now.current.setFilters({ brand: ['b1'] }));
  expect(now.current.view).toMatchObject({ filters: { brand: ['b1'] }, without: {} });
});

test('whoever has gone on since is told nothing any more', () => {
  const now = narrowed({ city: ['shenzhen'] });
  act(() => now.current.setFilters({ ...now.current.view.filters, province: ['zhejiang'] }));
  expect(now.current.lost).toHaveLength(1);
  act(() => now.current.setView({ ...now.current.view, filters: { brand: ['b1'] } }));
  expect(now.current.lost).toEqual([]);
});
