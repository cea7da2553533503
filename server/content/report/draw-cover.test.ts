import { describe, expect, test } from '@jest/globals';
import { drawCover } from './draw-cover.ts';
import { fitLines } from './fit-lines.ts';

const report = {
  title: 'A title',
  summary: '',
  publisher: 'The Desk',
  publishedOn: '2026-10-10',
  blocks: [
    { kind: 'heading' as const, text: 'Overall' },
    {
      kind: 'bars' as const,
      caption: 'Sales (units)',
      bars: [
        { name: 'August', value: 50, shown: '50' },
        { name: 'September', value: 100, shown: '100' },
      ],
    },
  ],
};

describe('the cover of a report', () => {
  test('says who published it, when, and what the first bars of the report say', () => {
    const drawing = drawCover(report);
    const words = [...drawing.matchAll(/>([^<>]+)<\/text>/g)].map(([, word]) => word);
    expect(words).toEqual(['T', 'The Desk', '2026/10', 'A title', '100', 'Sales (units)']);
    const bars = [...drawing.matchAll(/height="([\d.]+)" rx="1.5"/g)].map(([, high]) => Number(high));
    expect(bars).toEqual([27, 54]);
  });

  test('a report without bars has no figure on its cover', () => {
    expect(drawCover({ ...report, blocks: [] })).not.toMatch(/rx="1.5"|100/);
  });

  test('what stands on it is written as text, never as markup', () => {
    const sly = '<script>"&\'';
    const drawing = drawCover({ ...report, title: sly, publisher: sly });
    expect(drawing).not.toContain('<script');
    expect(drawing).toContain('&#60;script&#62;');
  });
});

describe('lines of a title', () => {
  test('break between words and between Chinese signs, never before punctuation', () => {
    expect(fitLines('Passenger-vehicle market monthly', 9.6, 4)).toEqual(['Passenger-', 'vehicle market', 'monthly']);
    expect(fitLines('一二三四，五六', 4, 4)).toEqual(['一二三', '四，五六']);
  });

  test('what has no room is told by an ellipsis, and a long word is broken', () => {
    expect(fitLines('一二三四五六七八九', 4, 2)).toEqual(['一二三四', '五六七…']);
    expect(fitLines('abcdefghij', 3, 9)).toEqual(['abcde', 'fghij']);
  });
});
