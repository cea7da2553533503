import { describe, expect, test } from '@jest/globals';
import { testImage } from '../../testing/images.ts';
import { barOf, toScale } from './to-scale.ts';

const extent = { left: 0.1, right: 0.9, ground: 0.75 };
const measures = (length: number) => ({ length, width: 1850, height: 1500, wheelbase: 2800 });
const car = (length: number, more = {}) => testImage(`c${length}`, { measures: measures(length), extent, ...more });

describe('two cars on one scale', () => {
  test('S1.006 a car that is half as long is drawn half as wide, and both stand on the same ground', () => {
    const stage = toScale([car(4800), car(2400)]);
    if (!stage) throw new Error('no stage');
    // 4800 mm take eight tenths of the picture.
    expect(stage.width).toBeCloseTo(6000);
    const [long, short] = stage.placed;
    expect([long?.width, long?.left, long?.top]).toEqual([100, 0, 0]);
    expect([short?.width, short?.left]).toEqual([50, 25]);
    const groundOf = (top: number, width: number) =>
      (top / 100) * stage.height + (width / 100) * stage.width * 0.5 * extent.ground;
    expect(groundOf(short?.top ?? 0, 50)).toBeCloseTo(groundOf(0, 100), 0);
    expect(barOf(stage, 1000)).toBeCloseTo(100 / 6, 2);
  });

  test('from in front the width counts, and what does not say where its car stands is not placed', () => {
    const front = toScale([car(4800, { angle: 'front' }), car(2400, { angle: 'front' })]);
    expect(front?.placed.map((placed) => placed?.width)).toEqual([100, 100]);
    expect(toScale([car(4800), car(4800, { extent: null })])?.placed[1]).toBeNull();
    expect(toScale([car(4800, { extent: null }), undefined])).toBeNull();
    expect(toScale([car(4800, { angle: 'interior' })])).toBeNull();
  });
});
