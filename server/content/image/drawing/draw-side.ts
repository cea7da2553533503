import type { CarDrawing, Sheet } from './car-drawing.ts';
import { curve, type Placed, type Point, path, placedOn, rounded } from './lines.ts';
import { parts, type Shades } from './paints.ts';
import { type SideShape, sideShape } from './side-shape.ts';
import { wheel } from './wheel.ts';

const whole = (value: number): string => String(Math.round(value));

/** Room between a tyre and the body above it, as a part of the radius. */
const gap = 1.13;

/** The body as one figure, with the arches cut out of its foot. */
function bodyOf({ outline, front, rear, wheel: radius, clearance }: SideShape, place: Placed): string {
  const arch = radius * gap;
  const half = Math.sqrt(Math.max(arch ** 2 - (radius - clearance) ** 2, 0));
  const cut = (axle: number) =>
    `L${place([axle + half, clearance])}A${whole(arch)} ${whole(arch)} 0 1 0 ${place([axle - half, clearance])}`;
  return `${curve(outline, place)}${cut(rear)}${cut(front)}Z`;
}

/** The lines of doors, and their handles; a car with five doors has two at each side. */
function doorsOf(shape: SideShape, { body, height, wheelbase }: CarDrawing, shades: Shades, place: Placed): string {
  const { front, rear, wheel: radius, pillars, belt, clearance } = shape;
  const foot = clearance + height * 0.075;
  const [middle = front + wheelbase / 2] = pillars;
  const hinge = Math.max(front + radius * 1.3, front + wheelbase * 0.17);
  const back = rear - radius * 0.2;
  const line = `fill="none" stroke="${shades.edge}" stroke-width="7" opacity="0.75"`;
  const handle = (at: number) => {
    const [x = 0, y = 0] = place([at - 205, belt - height * 0.055])
      .split(' ')
      .map(Number);
    return `<rect x="${x}" y="${y}" width="170" height="26" rx="13" fill="${shades.upper}" stroke="${shades.edge}" stroke-width="5"/>`;
  };
  const rearEdge: Point[] = [
    [back, belt + height * 0.02],
    [back - radius * 0.08, belt - height * 0.12],
    [rear - radius * 0.95, radius * 1.42],
    [rear - radius * 1.28, foot],
  ];
  return [
    path(
      curve(
        [
          [hinge + 30, belt],
          [hinge, belt - height * 0.14],
          [hinge + 12, foot],
        ],
        place,
      ),
      line,
    ),
    path(
      curve(
        [
          [middle + 14, belt],
          [middle, belt - height * 0.16],
          [middle + 6, foot],
        ],
        place,
      ),
      line,
    ),
    path(`${curve(rearEdge, place)}L${place([hinge + 12, foot])}`, line),
    handle(middle - 10),
    handle(back - (body === 'sedan' ? 30 : 60)),
  ].join('');
}

/** Lamps of both ends; cars of a brand have them alike. */
function lampsOf({ outline }: SideShape, { length, height, brand, body }: CarDrawing, place: Placed): string {
  const style = brand % 3;
  const [, , , lip = [0, 0]] = outline;
  const deep = [0.085, 0.06, 0.1][style] ?? 0.085;
  const high = lip[1] + height * 0.035;
  const slim = height * ([0.05, 0.034, 0.062][style] ?? 0.05);
  const head: Point[] = [
    [lip[0] + 6, high - slim],
    [lip[0] + 12, high],
    [length * deep, high + height * 0.05],
    [length * deep * 0.92, high - slim * 0.2],
  ];
  const end = body === 'sedan' ? height * 0.64 : height * 0.575;
  const thick = height * (body === 'sedan' ? 0.055 : 0.075);
  const tail: Point[] = [
    [length - 16, end],
    [length - 10, end - thick],
    [length * 0.935, end - thick * 0.75],
    [length * 0.915, end + height * 0.012],
  ];
  return [
    path(rounded(head, 22, place), `fill="${parts.lamp}" stroke="${parts.black}" stroke-width="8"`),
    path(rounded(tail, 20, place), `fill="${parts.tail}" stroke="#7d1119" stroke-width="6"`),
  ].join('');
}

/** The windows with what parts them, and the light on them. */
function windowsOf({ windows, pillars, belt }: SideShape, { height, model }: CarDrawing, place: Placed): string {
  const [foot = [0, 0]] = windows;
  const glass = `${curve(windows, place)}L${place(foot)}Z`;
  const bars = pillars.map((at) =>
    path(
      `M${place([at - 34, belt - 40])}L${place([at + 34, belt - 40])}L${place([at + 8, height])}L${place([at - 44, height])}Z`,
      `fill="${parts.black}"`,
    ),
  );
  const from = foot[0] + height * 0.75;
  const light = [from, from + height * 0.16, from + height * 0.5, from + height * 0.34];
  const streak = path(
    `M${place([light[0] ?? 0, belt - 30])}L${place([light[1] ?? 0, belt - 30])}L${place([light[2] ?? 0, height])}L${place([light[3] ?? 0, height])}Z`,
    'fill="#ffffff" opacity="0.12"',
  );
  const trim = model % 3 === 0 ? parts.rim : parts.black;
  return [
    path(glass, `fill="url(#glass)" stroke="${trim}" stroke-width="15" stroke-linejoin="round"`),
    `<clipPath id="windows">${path(glass, '')}</clipPath><g clip-path="url(#windows)">${bars.join('')}${streak}</g>`,
  ].join('');
}

/** Plastic around the wheels and below the doors, as cars have that look ready for rough roads. */
function claddingOf(
  { front, rear, wheel: radius, clearance }: SideShape,
  { length, height }: CarDrawing,
  place: Placed,
): string {
  const ring = (axle: number) => {
    const [x, y] = place([axle, radius]).split(' ');
    return `<circle cx="${x}" cy="${y}" r="${whole(radius * gap + 26)}" fill="none" stroke="${parts.cladding}" stroke-width="62"/>`;
  };
  const [x, y] = place([0, clearance + height * 0.085]).split(' ');
  return `<rect x="${x}" y="${y}" width="${whole(length)}" height="${whole(height * 0.1)}" fill="${parts.cladding}"/>${ring(front)}${ring(rear)}`;
}

/** A car from its left. */
export function drawSide(drawing: CarDrawing, { left, ground }: Sheet, shades: Shades): string {
  const { length, height, body, model } = drawing;
  const shape = sideShape(drawing);
  const { front, rear, wheel: radius, clearance, belt } = shape;
  const place = placedOn(left, ground);
  const figure = bodyOf(shape, place);
  const wheels = [front, rear].map((axle) => wheel(left + axle, ground - radius, radius, model));
  const [, y = '0'] = place([0, clearance + 120]).split(' ');
  const crease: Point[] = [
    [front - radius * 0.5, belt * 0.86],
    [front + (rear - front) * 0.45, belt * 0.86],
    [rear, belt * 0.9],
    [length * 0.955, belt * 0.93],
  ];
  const low: Point[] = [
    [front + radius * 1.5, clearance + height * 0.17],
    [front + (rear - front) * 0.5, clearance + height * 0.15],
    [rear - radius * 1.4, clearance + height * 0.21],
  ];
  const sill = `M${place([length * 0.03, clearance + height * 0.055])}L${place([length * 0.97, clearance + height * 0.06])}L${place([length * 0.96, clearance - 20])}L${place([length * 0.04, clearance - 20])}Z`;
  return [
    `<ellipse cx="${whole(left + length / 2)}" cy="${whole(ground - 4)}" rx="${whole(length * 0.53)}" ry="${whole(height * 0.055)}" fill="url(#shadow)"/>`,
    `<rect x="${whole(left + length * 0.06)}" y="${y}" width="${whole(length * 0.88)}" height="${whole(height * 0.16)}" transform="translate(0 ${whole(-height * 0.15)})" fill="${parts.black}"/>`,
    ...[front, rear].map(
      (axle) =>
        `<circle cx="${whole(left + axle)}" cy="${whole(ground - radius)}" r="${whole(radius * gap)}" fill="${parts.black}"/>`,
    ),
    `<clipPath id="body">${path(figure, '')}</clipPath>`,
    path(figure, `fill="url(#paint)" stroke="${shades.edge}" stroke-width="9" stroke-linejoin="round"`),
    '<g clip-path="url(#body)">',
    path(
      `${curve(crease, place)}L${place([length, belt * 0.5])}L${place([0, belt * 0.5])}Z`,
      `fill="${shades.edge}" opacity="0.13"`,
    ),
    path(curve(crease, place), `fill="none" stroke="${shades.shine}" stroke-width="10" opacity="0.6"`),
    path(curve(low, place), `fill="none" stroke="${shades.edge}" stroke-width="9" opacity="0.5"`),
    body === 'suv' ? claddingOf(shape, drawing, place) : path(sill, `fill="${parts.cladding}"`),
    '</g>',
    doorsOf(shape, drawing, shades, place),
    windowsOf(shape, drawing, place),
    lampsOf(shape, drawing, place),
    mirrorOf(shape, drawing, shades, place),
    ...(body === 'suv' ? [railOf(shape, drawing, place)] : []),
    ...wheels,
  ].join('');
}

/** What looks back, at the foot of the front pillar. */
function mirrorOf({ windows, belt }: SideShape, { height }: CarDrawing, shades: Shades, place: Placed): string {
  const [[along] = [0]] = windows;
  const glass: Point[] = [
    [along + 70, belt - 8],
    [along + 100, belt + height * 0.07],
    [along + 265, belt + height * 0.06],
    [along + 250, belt - 2],
  ];
  return path(rounded(glass, 36, place), `fill="${shades.middle}" stroke="${shades.edge}" stroke-width="7"`);
}

/** A rail on the roof. */
function railOf({ outline }: SideShape, { height }: CarDrawing, place: Placed): string {
  const [brow, , , crest] = outline.slice(9);
  if (!brow || !crest) return '';
  const line: Point[] = [
    [brow[0] + 160, height * 0.982],
    [(brow[0] + crest[0]) / 2, height * 1.006],
    [crest[0] - 60, height * 0.962],
  ];
  return path(curve(line, place), `fill="none" stroke="${parts.cladding}" stroke-width="24" stroke-linecap="round"`);
}
