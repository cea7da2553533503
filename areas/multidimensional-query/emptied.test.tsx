import '../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, figures, open } from './testing/area.tsx';

test.each(['table', 'scatter'])(
  'limits that leave no row say so in place of a sum alone, and can be taken away: %s',
  async (show) => {
    answer();
    open(`/multidimensional-query?show=${show}&${figures}&where=sales.volume.DATASOURCE_CLH_PIFA:999999..`);
    expect(await screen.findByText('没有符合条件的数据')).toBeTruthy();
    expect(screen.getByText(/^当前条件.*999,?999/)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(location.search).not.toContain('where');
    expect(await screen.findByTestId(show === 'table' ? 'pivot' : 'correlation')).toBeTruthy();
  },
);
