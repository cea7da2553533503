import type { CarDrawing } from './car-drawing.ts';
import { type EndPen, plateOf } from './end-pen.ts';
import { curve, type Point } from './lines.ts';
import { parts } from './paints.ts';

/** Lamps, lid and bumper of a rear. */
export function drawRear({ height, electric, brand, body }: CarDrawing, pen: EndPen): string {
  const { half, clearance } = pen.shape;
  const { place, shades } = pen;
  const style = brand % 3;
  const eye = height * (body === 'sedan' ? 0.575 : body === 'mpv' ? 0.535 : 0.57);
  const slim = height * ([0.055, 0.04, 0.075][style] ?? 0.055);
  const inner = half * ([0.46, 0.36, 0.6][style] ?? 0.46);
  const lamp: Point[] = [
    [inner, eye + slim * 0.5],
    [half * 0.95, eye + slim * 0.75],
    [half * 0.965, eye - slim * 0.3],
    [half * 0.87, eye - slim * 0.9],
    [inner, eye - slim * 0.5],
  ];
  // A lid ends above the bumper; a gate reaches up beside the glass.
  const lid = height * (body === 'sedan' ? 0.36 : 0.34);
  const edge = (side: number) =>
    curve(
      [
        [half * 0.8 * side, eye - slim],
        [half * 0.76 * side, (eye + lid) / 2],
        [half * 0.66 * side, lid],
        [0, lid - height * 0.006],
      ],
      place,
    );
  const line = `fill="none" stroke="${shades.edge}" stroke-width="8" opacity="0.6"`;
  const bumper: Point[] = [
    [0, clearance + height * 0.095],
    [half * 0.82, clearance + height * 0.1],
    [half * 0.74, clearance + 4],
    [0, clearance + 4],
  ];
  const reflectors: Point[] = [
    [half * 0.7, clearance + height * 0.135],
    [half * 0.9, clearance + height * 0.145],
    [half * 0.9, clearance + height * 0.125],
    [half * 0.7, clearance + height * 0.117],
  ];
  const third: Point[] = [
    [0, height * 0.958],
    [150, height * 0.956],
    [150, height * 0.947],
    [0, height * 0.948],
  ];
  return [
    `<path d="${edge(1)}${edge(-1)}" ${line}/>`,
    ...(style === 2
      ? []
      : [
          pen.middle(
            [
              [0, eye + slim * 0.28],
              [inner * 1.04, eye + slim * 0.28],
              [inner * 1.04, eye - slim * 0.28],
              [0, eye - slim * 0.28],
            ],
            8,
            `fill="${parts.tail}" stroke="#7d1119" stroke-width="6"`,
          ),
        ]),
    pen.both(lamp, 30, `fill="${parts.tail}" stroke="#7d1119" stroke-width="8"`),
    pen.both(
      [
        [inner + half * 0.06, eye + slim * 0.22],
        [half * 0.9, eye + slim * 0.36],
        [half * 0.9, eye - slim * 0.02],
        [inner + half * 0.06, eye - slim * 0.12],
      ],
      14,
      'fill="#ff8a8f" opacity="0.8"',
    ),
    pen.middle(third, 6, `fill="${parts.tail}"`),
    pen.middle(bumper, 30, `fill="${parts.cladding}"`),
    pen.both(reflectors, 8, 'fill="#b8242f"'),
    ...(electric
      ? []
      : [
          pen.both(
            [
              [half * 0.5, clearance + height * 0.055],
              [half * 0.66, clearance + height * 0.057],
              [half * 0.65, clearance + height * 0.022],
              [half * 0.5, clearance + height * 0.02],
            ],
            14,
            `fill="${parts.black}" stroke="${parts.rim}" stroke-width="9"`,
          ),
        ]),
    plateOf(pen, electric, body === 'sedan' ? height * 0.41 : height * 0.42),
  ].join('');
}
