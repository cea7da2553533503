import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Change } from './change.tsx';
import { changeMark } from './change-mark.ts';

describe('the mark of a change', () => {
  test('S9.042 a rise and a fall have arrow, sign and tone together', () => {
    expect(changeMark(0.123)).toEqual({ arrow: '▲', text: '+12.3%', tone: 'rise' });
    expect(changeMark(-1.25, 'points')).toEqual({ arrow: '▼', text: '-1.3', tone: 'fall' });
    expect(changeMark(-3, 'count')).toEqual({ arrow: '▼', text: '-3', tone: 'fall' });
  });

  test('what is shown as zero is flat', () => {
    expect(changeMark(0.0001)).toEqual({ arrow: '', text: '0.0%', tone: 'flat' });
    expect(changeMark(-0.0001).tone).toBe('flat');
  });

  test('S9.047 a missing base is -', () => {
    expect(changeMark(null)).toEqual({ arrow: '', text: '-', tone: 'missing' });
  });

  test('it is told by arrow and sign, the arrow to the eyes alone', () => {
    const { container } = render(<Change value={0.05} format="percent" />);
    expect(container.textContent).toBe('▲+5.0%');
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('▲');
    expect(container.querySelector('[data-change]')?.getAttribute('data-change')).toBe('rise');
  });

  test('what is higher without rising has the same mark in a quiet colour', () => {
    const { container } = render(<Change value={2} format="points" unit="pp" quiet />);
    expect(container.textContent).toBe('▲+2.0 pp');
    expect(container.firstElementChild?.className).toContain('quiet');
  });
});
