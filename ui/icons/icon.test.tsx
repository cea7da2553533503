import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import * as icons from './index.ts';

const drawn = (picture: React.ReactElement) => render(picture).container.firstElementChild as SVGElement;

describe('an icon', () => {
  test('is 24 px of lines in the colour of the text around, and is not read out', () => {
    const icon = drawn(<icons.IconX />);
    expect(icon.outerHTML).toBe(
      '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"' +
        ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
        '<path d="M18 6l-12 12"></path><path d="M6 6l12 12"></path></svg>',
    );
  });

  test('takes a size, a width of its lines, and what every svg takes', () => {
    const icon = drawn(<icons.IconHome size={20} stroke={1.75} className="mark" />);
    expect(['width', 'height', 'stroke-width', 'class'].map((name) => icon.getAttribute(name))).toEqual([
      '20',
      '20',
      '1.75',
      'mark',
    ]);
  });

  test('every icon has lines of its own, each of which begins at a place', () => {
    const shapes = Object.values(icons).map((Icon) =>
      [...drawn(<Icon />).children].map((line) => line.getAttribute('d') ?? ''),
    );
    for (const line of shapes.flat()) expect(line).toMatch(/^M[\d.]/);
    expect(new Set(shapes.map(String)).size).toBe(shapes.length);
  });
});
