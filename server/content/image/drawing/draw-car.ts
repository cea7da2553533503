import { type CarDrawing, sheetOf } from './car-drawing.ts';
import { drawEnd } from './draw-end.ts';
import { drawSide } from './draw-side.ts';
import { gradients, shadesOf } from './paints.ts';

const whole = (value: number): string => String(Math.round(value));

/** Says in the picture itself what it is, wherever it goes. */
const mark = '演示示意图 · Demonstration drawing';

/**
 * A clean drawing of a car from its measures, by millimetre.
 * @param size how wide the picture is in px; it grows to any other
 * @returns an SVG on nothing, twice as wide as it is high
 */
export function drawCar(drawing: CarDrawing, size = 1600): string {
  const sheet = sheetOf(drawing);
  const shades = shadesOf(drawing.paint);
  const [width, height] = [whole(sheet.width), whole(sheet.height)];
  const font = sheet.width * 0.0165;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size}" height="${size / 2}">`,
    `<defs>${gradients(shades)}</defs>`,
    drawing.angle === 'side' ? drawSide(drawing, sheet, shades) : drawEnd(drawing, sheet, shades),
    `<text x="${whole(sheet.width - font)}" y="${whole(sheet.height - font)}" text-anchor="end" font-size="${whole(font)}" fill="#5b667b" font-family="Inter,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif">${mark}</text>`,
    '</svg>',
  ].join('');
}
