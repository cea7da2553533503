import type { CarDrawing } from './car-drawing.ts';
import { type EndPen, plateOf } from './end-pen.ts';
import { curve, type Point } from './lines.ts';
import { parts } from './paints.ts';

/** Lamps, grille and air intakes of a front. */
export function drawFront({ height, electric, brand, body }: CarDrawing, pen: EndPen): string {
  const { half, clearance } = pen.shape;
  const { place, shades } = pen;
  const style = brand % 3;
  const eye = height * (body === 'suv' ? 0.515 : body === 'mpv' ? 0.49 : 0.475);
  const slim = height * ([0.062, 0.042, 0.085][style] ?? 0.06);
  const inner = half * ([0.5, 0.42, 0.56][style] ?? 0.5);
  const lamp: Point[] = [
    [inner, eye + slim * 0.35],
    [half * 0.93, eye + slim],
    [half * 0.955, eye + slim * 0.1],
    [half * 0.86, eye - slim * 0.45],
    [inner + half * 0.03, eye - slim * 0.55],
  ];
  const bonnet = (side: number) =>
    curve(
      [
        [half * 0.66 * side, height * 0.64],
        [half * 0.6 * side, height * 0.585],
        [half * 0.54 * side, eye + slim],
      ],
      place,
    );
  const line = `fill="none" stroke="${shades.edge}" stroke-width="8" opacity="0.6"`;
  const intake: Point[] = [
    [0, clearance + height * 0.125],
    [half * 0.64, clearance + height * 0.125],
    [half * 0.56, clearance + height * 0.035],
    [0, clearance + height * 0.035],
  ];
  const vent: Point[] = [
    [half * 0.76, height * 0.33],
    [half * 0.9, height * 0.36],
    [half * 0.9, height * 0.24],
    [half * 0.8, height * 0.22],
  ];
  return [
    `<path d="${bonnet(1)}${bonnet(-1)}" ${line}/>`,
    electric ? closed(pen, eye, inner, height) : grille(pen, eye, inner, slim, height, brand),
    pen.both(lamp, 26, `fill="${parts.black}"`),
    pen.both(
      [
        [inner + half * 0.05, eye + slim * 0.16],
        [half * 0.9, eye + slim * 0.62],
        [half * 0.91, eye + slim * 0.2],
        [inner + half * 0.06, eye - slim * 0.22],
      ],
      18,
      `fill="${parts.lamp}"`,
    ),
    pen.both(vent, 24, `fill="${parts.cladding}"`),
    pen.middle(intake, 36, `fill="${parts.black}"`),
    plateOf(pen, electric, clearance + height * 0.13),
    ...(body === 'suv'
      ? [
          pen.middle(
            [
              [0, clearance + height * 0.03],
              [half * 0.5, clearance + height * 0.03],
              [half * 0.44, clearance - 4],
              [0, clearance - 4],
            ],
            16,
            `fill="${parts.rim}"`,
          ),
        ]
      : []),
  ].join('');
}

/** The front of a car without an engine: a line of light, and nothing to breathe by. */
function closed({ middle, shape: { half }, shades }: EndPen, eye: number, inner: number, height: number): string {
  return [
    middle(
      [
        [0, eye + height * 0.012],
        [inner * 1.06, eye + height * 0.012],
        [inner * 1.06, eye - height * 0.006],
        [0, eye - height * 0.006],
      ],
      10,
      `fill="${parts.lamp}" stroke="${parts.black}" stroke-width="6"`,
    ),
    middle(
      [
        [0, eye - height * 0.05],
        [half * 0.6, eye - height * 0.045],
        [half * 0.54, eye - height * 0.15],
        [0, eye - height * 0.155],
      ],
      60,
      `fill="${shades.edge}" opacity="0.16"`,
    ),
  ].join('');
}

/** A grille with bars; how high it is and how many it has is the brand's. */
function grille(pen: EndPen, eye: number, inner: number, slim: number, height: number, brand: number): string {
  const { middle, place } = pen;
  const [top, foot] = [eye + slim * 0.3, eye - height * ([0.15, 0.19, 0.125][brand % 3] ?? 0.15)];
  const wide = Math.min(inner * 0.98, pen.shape.half * 0.5);
  const bars = [4, 6, 5][brand % 3] ?? 5;
  const lines = Array.from({ length: bars }, (_, at) => {
    const above = top - ((top - foot) * (at + 1)) / (bars + 1);
    const reach = wide * (1 - (0.14 * (at + 1)) / bars) - 26;
    return `M${place([-reach, above])}L${place([reach, above])}`;
  });
  const [x, y] = place([0, (top + foot) / 2]).split(' ');
  return [
    middle(
      [
        [0, top],
        [wide, top],
        [wide * 0.84, foot],
        [0, foot],
      ],
      40,
      `fill="${parts.black}" stroke="${parts.rim}" stroke-width="12"`,
    ),
    `<path d="${lines.join('')}" stroke="${parts.rimDark}" stroke-width="11" fill="none"/>`,
    `<circle cx="${x}" cy="${y}" r="62" fill="${parts.rim}" stroke="${parts.rimDark}" stroke-width="8"/>`,
  ].join('');
}
