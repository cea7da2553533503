import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { placeBelow } from './place-below.ts';

const [width, height] = [innerWidth, innerHeight];
beforeEach(() => void Object.assign(window, { innerWidth: 390, innerHeight: 844 }));
afterEach(() => void Object.assign(window, { innerWidth: width, innerHeight: height }));

/** A panel of a height at an anchor that begins so far down. */
function placed(panelHeight: number, top: number) {
  const panel = document.createElement('div');
  Object.defineProperties(panel, { offsetWidth: { value: 240 }, scrollHeight: { value: panelHeight } });
  placeBelow({ getBoundingClientRect: () => ({ left: 340, top, bottom: top + 32 }) }, panel);
  const { top: from, bottom, maxHeight, left } = panel.style;
  return { from, bottom, maxHeight, left };
}

test('a menu of a phone that fits neither above nor below its button lies over it, whole', () => {
  expect(placed(200, 300)).toMatchObject({ from: '336px', bottom: 'auto' });
  expect(placed(480, 600)).toMatchObject({ from: 'auto', bottom: '248px' });
  const whole = { from: '353px', bottom: 'auto', maxHeight: '828px', left: '142px' };
  expect(placed(483, 406)).toEqual(whole);
  // A longer one than the screen scrolls where it has the most room.
  expect(placed(1200, 406)).toMatchObject({ from: '442px', maxHeight: '394px' });
  window.innerWidth = 1440;
  expect(placed(483, 406)).toMatchObject({ from: '442px', maxHeight: '394px' });
});
