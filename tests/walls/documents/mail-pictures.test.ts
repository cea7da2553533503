import { expect, test } from '@jest/globals';
import { colours } from '../../../server/exports/picture/marks.ts';
import { palette } from '../../../ui/charts/options/palette.ts';

test('pictures in mails take the colours of charts on the screen, in their order', () => {
  expect(colours.series).toEqual(palette.slice(0, colours.series.length));
});
