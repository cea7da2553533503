import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import {
  PreliminaryTag,
  partOf,
  periodText,
  preliminaryIndex,
  preliminaryText,
  quarterKey,
  quarterOf,
  shortPeriod,
  usualQuarters,
} from './index.ts';

const figures = { from: '2024-03', to: '2026-09' };

describe('a period that is there in part', () => {
  test('S3.040 says which months it has, in both languages', () => {
    expect(['2024', '2025', '2026'].map((year) => shortPeriod(year, figures, 'en'))).toEqual([
      '2024 (Mar–Dec)',
      '2025',
      '2026 (Jan–Sep)',
    ]);
    expect(shortPeriod('2026', figures, 'zh_CN')).toBe('2026（1–9月）');
    expect(shortPeriod('2024-Q1', figures, 'en')).toBe('2024 Q1 (Mar)');
    expect(shortPeriod('2026-Q3', figures, 'zh_CN')).toBe('2026 Q3');
    expect(shortPeriod('2026-Q3', { ...figures, to: '2026-08' }, 'zh_CN')).toBe('2026 Q3（7–8月）');
  });

  test('a month is always whole, and what lies outside of the figures has no part', () => {
    expect(shortPeriod('2026-09', figures, 'en')).toBe('2026/09');
    expect(partOf('2027', figures)).toBeNull();
  });
});

describe('figures that may still change', () => {
  test('say so from their first month on, or as a whole', () => {
    expect(preliminaryText(figures, '2026-08', 'en')).toBe('preliminary from 2026/08');
    expect(preliminaryText({ from: '2026-09', to: '2026-09' }, '2026-08', 'zh_CN')).toBe('初步数据');
    expect(preliminaryText(figures, '2026-10', 'en')).toBe('');
    expect(preliminaryText(figures, null, 'en')).toBe('');
  });

  test('are found among months, quarters and years', () => {
    expect(preliminaryIndex(['2026-06', '2026-07', '2026-08'], '2026-07')).toBe(1);
    expect(preliminaryIndex(['2026-Q1', '2026-Q2', '2026-Q3'], '2026-05')).toBe(1);
    expect(preliminaryIndex(['2025', '2026'], '2026-09')).toBe(1);
    expect(preliminaryIndex(['2024', '2025'], '2026-09')).toBeNull();
    expect(preliminaryIndex(['2026'], null)).toBeNull();
  });

  test('have one line below a title, and one mark', () => {
    const month = { from: '2026-09', to: '2026-09', preliminaryFrom: '2026-09' };
    expect(periodText(month, 'en', 'Retail', undefined)).toBe('2026/09 · Retail · preliminary');
    expect(periodText({ ...month, preliminaryFrom: null }, 'en', 'Retail')).toBe('2026/09 · Retail');
    const { container } = render(<PreliminaryTag months={figures} preliminaryFrom="2026-09" language="en" />);
    expect(container.textContent).toBe('Preliminary from 2026/09');
  });
});

describe('quarters', () => {
  test('hold three months, and are named as the market names them', () => {
    expect(['2026-07', '2026-08', '2026-12'].map((month) => quarterOf(month))).toEqual([
      { from: '2026-07', to: '2026-09' },
      { from: '2026-07', to: '2026-09' },
      { from: '2026-10', to: '2026-12' },
    ]);
    expect(['2026-03', '2026-04'].map(quarterKey)).toEqual(['2026-Q1', '2026-Q2']);
  });

  test('asked for most are the one of the newest month as far as it is, and the whole one before', () => {
    expect(usualQuarters('2026-01')).toEqual({
      lastQuarter: { from: '2025-10', to: '2025-12' },
      quarterToDate: { from: '2026-01', to: '2026-01' },
    });
  });
});
