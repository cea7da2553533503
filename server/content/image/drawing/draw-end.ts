import type { CarDrawing, Sheet } from './car-drawing.ts';
import { drawFront } from './draw-front.ts';
import { drawRear } from './draw-rear.ts';
import { penOf } from './end-pen.ts';
import { type EndShape, endShape } from './end-shape.ts';
import { curve, mirrored, type Placed, type Point, path, placedOn } from './lines.ts';
import { parts, type Shades } from './paints.ts';

const whole = (value: number): string => String(Math.round(value));

function tyresOf({ tyre: { outer, wide, high } }: EndShape, place: Placed): string {
  return [outer - wide, -outer]
    .map((along) => {
      const [x, y] = place([along, high]).split(' ');
      const treads = [0.22, 0.4, 0.6, 0.78].map(
        (part) =>
          `<rect x="${whole(Number(x) + wide * part - 5)}" y="${y}" width="10" height="${whole(high)}" fill="#0d1015"/>`,
      );
      return `<rect x="${x}" y="${y}" width="${whole(wide)}" height="${whole(high)}" rx="46" fill="${parts.tyre}"/>${treads.join('')}`;
    })
    .join('');
}

/** A car from in front or from behind. */
export function drawEnd(drawing: CarDrawing, { left, right, ground }: Sheet, shades: Shades): string {
  const shape = endShape(drawing);
  const place = placedOn((left + right) / 2, ground);
  const pen = penOf(shape, shades, place);
  const { half, outline, clearance, glass } = shape;
  const { height, angle } = drawing;
  const figure = `${curve([...outline, ...mirrored(outline, 0).slice(1)], place)}Z`;
  const { foot, top } = glass;
  const pane: Point[] = [
    [0, top[1] + height * 0.012],
    top,
    foot,
    [0, foot[1] - height * (angle === 'front' ? 0.016 : 0.004)],
  ];
  const ears: Point[] = [
    [half * 0.9, foot[1] + height * 0.005],
    [half * 0.94, foot[1] + height * 0.075],
    [half * 1.13, foot[1] + height * 0.082],
    [half * 1.15, foot[1] + height * 0.018],
    [half * 1.0, foot[1] - height * 0.004],
  ];
  const waist = `M${place([-half, height * 0.5])}L${place([half, height * 0.5])}L${place([half, clearance])}L${place([-half, clearance])}Z`;
  const streak = `M${place([-foot[0] * 0.5, foot[1]])}L${place([-foot[0] * 0.22, foot[1]])}L${place([top[0] * 0.3, top[1] + 40])}L${place([-top[0] * 0.02, top[1] + 40])}Z`;
  return [
    `<ellipse cx="${whole((left + right) / 2)}" cy="${whole(ground - 4)}" rx="${whole(half * 1.16)}" ry="${whole(height * 0.05)}" fill="url(#shadow)"/>`,
    tyresOf(shape, place),
    pen.middle(
      [
        [0, clearance + height * 0.1],
        [half * 0.86, clearance + height * 0.1],
        [half * 0.78, clearance - 30],
        [0, clearance - 30],
      ],
      30,
      `fill="${parts.black}"`,
    ),
    pen.both(ears, 40, `fill="${shades.lower}" stroke="${shades.edge}" stroke-width="7"`),
    `<clipPath id="body">${path(figure, '')}</clipPath>`,
    path(figure, `fill="url(#paint)" stroke="${shades.edge}" stroke-width="9" stroke-linejoin="round"`),
    `<g clip-path="url(#body)">${path(waist, `fill="${shades.edge}" opacity="0.12"`)}</g>`,
    pen.middle(pane, 60, `fill="url(#glass)" stroke="${parts.black}" stroke-width="14"`),
    path(streak, 'fill="#ffffff" opacity="0.1"'),
    angle === 'front' ? drawFront(drawing, pen) : drawRear(drawing, pen),
  ].join('');
}
