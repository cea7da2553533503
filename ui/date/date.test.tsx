import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field.tsx';
import { DateRange } from './date-range.tsx';

const changed = jest.fn();
beforeEach(() => void changed.mockReset());

function Field({ day = '', ...limits }: { day?: string; min?: string; max?: string }) {
  const [value, setValue] = useState(day);
  const change = (next: string) => {
    changed(next);
    setValue(next);
  };
  return <DateField {...limits} label="Day" name="day" language="en" value={value} onChange={change} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Day');
const sent = () => document.querySelector<HTMLInputElement>('input[name="day"]')?.value;
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose: Day' }));
  return screen.findByRole('grid');
};
const focused = () => (document.activeElement as HTMLElement).dataset.day;

describe('a typed day', () => {
  test('S9.018 stands as the portal writes days, and goes out as the wire does', async () => {
    render(<Field day="2026-09-30" />);
    expect(input().value).toBe('2026/09/30');
    expect(sent()).toBe('2026-09-30');
    await userEvent.clear(input());
    await userEvent.type(input(), '20261001');
    expect(changed.mock.calls).toEqual([[''], ['2026-10-01']]);
    await userEvent.tab();
    expect(input().value).toBe('2026/10/01');
  });

  test('counts when it is whole, or when the field is left', async () => {
    render(<Field />);
    await userEvent.type(input(), '2026/9/3');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(changed.mock.calls).toEqual([['2026-09-03']]);
    expect(input().value).toBe('2026/09/03');
  });

  test('what is no day is said beside the field and changes nothing', async () => {
    render(<Field day="2026-09-30" />);
    await userEvent.type(input(), 'x{Tab}');
    expect(screen.getByRole('alert').textContent).toBe('Not a valid date. Use the form 2026/09/30.');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toBe('2026-09-30');
    await userEvent.type(input(), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a day out of bounds is refused with the bound', async () => {
    render(<Field min="2026-01-01" max="2026-12-31" />);
    await userEvent.type(input(), '2025/12/31{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Must not be before 2026/01/01');
    await userEvent.clear(input());
    await userEvent.type(input(), '2027/01/01{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Must not be after 2026/12/31');
    expect(sent()).toBe('');
  });
});

describe('the calendar', () => {
  test('opens on the chosen day and is walked by keys up to its bounds', async () => {
    render(<Field day="2026-09-30" max="2026-10-15" />);
    const grid = await opened();
    expect(grid.getAttribute('aria-labelledby')).toBe(screen.getByText('2026/09').id);
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Monday');
    expect(focused()).toBe('2026-09-30');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-10-01');
    expect(screen.getByText('2026/10')).toBeTruthy();
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe('2026-10-15');
    await userEvent.keyboard('{Home}{Enter}');
    expect(changed.mock.calls).toEqual([['2026-10-12']]);
    expect(input().value).toBe('2026/10/12');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose: Day' }));
  });

  test('says each day in full, and which is chosen; Clear takes it away', async () => {
    render(<Field day="2026-09-30" />);
    await opened();
    const day = screen.getByRole('button', { name: /^Wednesday,? 30 September 2026$/ });
    expect(day.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByText('2026/08')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(changed.mock.calls).toEqual([['']]);
    expect(input().value).toBe('');
  });
});

test('a range in the wrong order is said beside its last day', () => {
  render(<DateRange from="2026-05-01" to="2026-01-01" onChange={changed} language="zh_CN" />);
  expect(screen.getByRole('alert').textContent).toBe('开始日期晚于结束日期');
  expect(screen.getByLabelText('结束日期').getAttribute('aria-invalid')).toBe('true');
});
