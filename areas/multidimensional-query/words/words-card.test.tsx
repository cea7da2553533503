import '../../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, open } from '../testing/area.tsx';

test('a question in words is read, what is asked back is settled, a label is taken out, and its figures are shown', async () => {
  answer();
  open('/multidimensional-query');
  await userEvent.click(await screen.findByTestId('words-example'));
  const ask = await screen.findByTestId('words-ask');
  expect(screen.queryByTestId('words-show')).toBeNull();
  await userEvent.click(within(ask).getByRole('button', { name: '甲' }));
  const show = await screen.findByTestId('words-show');
  expect(screen.queryByTestId('words-ask')).toBeNull();
  expect(screen.getByTestId('words').textContent).toContain('销量（默认） · 2026-01 至 2026-03');
  await userEvent.click(screen.getByRole('button', { name: '去掉：燃料类型：纯电' }));
  await userEvent.click(show);
  const search = new URLSearchParams(location.search);
  expect(search.getAll('fig')).toEqual(['sales.volume.DATASOURCE_CLH_PIFA']);
  expect([search.getAll('row'), search.getAll('col')]).toEqual([['brand'], ['period']]);
  expect([search.get('from'), search.get('to'), search.get('fuelType')]).toEqual(['2026-01', '2026-03', null]);
});
