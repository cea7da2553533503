import { colours, fitted, type Mark, type Point, type Ruler, words } from './marks.ts';
import type { Lines, Picture } from './picture.ts';
import { spread } from './spread.ts';
import { scaleOf, tickWords } from './ticks.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of the names of months below the plot, and the most that the name of a series takes, in pixels. */
const [below, widestName] = [24, 150];

/**
 * Which months are named: every n-th, counted back from the latest, so that none touches another.
 * @param apart pixels between two months
 * @param room pixels behind the latest, whose name is moved in where it would not fit
 */
function named(names: readonly string[], apart: number, room: number, { wide }: Ruler): number[] {
  const widest = Math.max(...names.map((name) => wide(name, 12)));
  const moved = Math.max(0, widest / 2 - room);
  const every = Math.max(1, Math.ceil((widest + 10 + moved) / Math.max(apart, 1)));
  return names.flatMap((_, at) => ((names.length - 1 - at) % every === 0 ? [at] : []));
}

/**
 * The parts of a line between its gaps and what stands alone; those whose end may still change are apart.
 * @param isApart whether no line leads to a point from the one before
 */
function runsOf(
  points: readonly (Point | null)[],
  preliminaryFrom: number,
  isApart: (at: number) => boolean,
): { points: Point[]; dotted: boolean }[] {
  const runs: { points: Point[]; dotted: boolean }[] = [];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1] ?? null;
    if (!point || !before || isApart(at)) continue;
    const dotted = at >= preliminaryFrom;
    const open = runs.at(-1);
    if (open?.points.at(-1) === before && open.dotted === dotted) open.points.push(point);
    else runs.push({ points: [before, point], dotted });
  }
  return runs;
}

const lastOf = (points: readonly (Point | null)[]): number => points.findLastIndex((point) => point !== null);

/** The marks of figures over time within a box. */
export function layLines(
  body: Lines,
  { count, language }: Pick<Picture, 'count' | 'language'>,
  box: Box,
  ruler: Ruler,
): Mark[] {
  const { names, series, limit, last, partial } = body;
  const isApart = (at: number) => partial.includes(at) || partial.includes(at - 1);
  const preliminaryFrom = body.preliminaryFrom ?? Number.POSITIVE_INFINITY;
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const scale = scaleOf([...known, ...(limit ? limitRoom(limit.value, known) : [])]);
  const ticks = tickWords(scale, count, language);
  const many = series.length > 1;
  const nameWidth = Math.min(widestName, Math.max(...series.map(({ name }) => ruler.wide(name, 12))));
  const left = box.left + Math.max(...ticks.map((text) => ruler.wide(text, 12))) + 8;
  const right = box.right - (many ? nameWidth + 16 : 8);
  const bottom = box.bottom - below;
  const xAt = (at: number) =>
    names.length > 1 ? left + (at / (names.length - 1)) * (right - left) : (left + right) / 2;
  const yAt = (value: number) => bottom - ((value - scale.from) / (scale.to - scale.from)) * (bottom - box.top);

  const grid = scale.ticks.flatMap((tick, at): Mark[] => {
    const y = yAt(tick);
    const strong = tick === 0 || (at === 0 && scale.from > 0);
    return [
      {
        kind: 'line',
        points: [
          { x: left, y },
          { x: right, y },
        ],
        width: 1,
        dash: [],
        colour: strong ? colours.axis : colours.grid,
      },
      words(ticks[at] ?? '', { x: left - 8, y }, { align: 'right' }),
    ];
  });
  const months = named(names, (right - left) / Math.max(1, names.length - 1), box.right - right, ruler).map((at) => {
    const half = ruler.wide(names[at] ?? '', 12) / 2;
    return words(
      names[at] ?? '',
      { x: Math.min(Math.max(xAt(at), box.left + half), box.right - half), y: bottom + 16 },
      { align: 'center' },
    );
  });
  const limits = limit ? limitMarks(limit.text, yAt(limit.value), { ...box, left, right, bottom }) : [];

  const drawn = series.map(({ values }) =>
    values.map((value, at) => (value === null ? null : { x: xAt(at), y: yAt(value) })),
  );
  const lines = drawn.flatMap((points, at): Mark[] => {
    const colour = colours.series[at % colours.series.length] ?? colours.ink;
    const runs = runsOf(points, preliminaryFrom, isApart).map(
      ({ points: run, dotted }): Mark => ({ kind: 'line', points: run, colour, width: 2, dash: dotted ? [2, 3] : [] }),
    );
    const end = lastOf(points);
    // Who stands between two gaps has no line, and few points are seen one by one.
    const dots = points.flatMap((point, place): Mark[] => {
      const hasWay = (at: number) => points[at - 1] && points[at] && !isApart(at);
      const isAlone = !hasWay(place) && !hasWay(place + 1);
      if (!point || !(isAlone || place === end || names.length <= 3)) return [];
      return [
        {
          kind: 'dot',
          ...point,
          radius: place === end ? 4 : 3,
          colour,
          hollow: place >= preliminaryFrom || partial.includes(place),
        },
      ];
    });
    return [...runs, ...dots];
  });
  return [...grid, ...months, ...limits, ...lines, ...(many ? nameMarks() : lastMarks())];

  function lastMarks(): Mark[] {
    const at = lastOf(drawn[0] ?? []);
    const point = drawn[0]?.[at];
    if (!point || last === '') return [];
    const before = drawn[0]?.[at - 1];
    // Where the line comes from is where the figure does not stand; nor does it stand on the limit.
    const limitY = limit ? yAt(limit.value) : Number.POSITIVE_INFINITY;
    const isFree = (y: number) => y > box.top - 6 && y < bottom - 8 && Math.abs(y - limitY) > 12;
    const [above, under] = [point.y - 16, point.y + 16];
    const fromAbove = before ? before.y < point.y : false;
    const y = [...(fromAbove ? [under, above] : [above, under]), point.y - 28].find(isFree) ?? above;
    const half = ruler.wide(last, 14, true) / 2;
    const x = Math.min(Math.max(point.x, left + half), box.right - half);
    return [words(last, { x, y }, { align: 'center', size: 14, strong: true, colour: colours.ink })];
  }

  function nameMarks(): Mark[] {
    const ends = drawn.map((points) => points[lastOf(points)] ?? { x: right, y: bottom });
    const places = spread(
      ends.map(({ y }) => y),
      16,
      [box.top, bottom],
    );
    return series.map(({ name }, at) =>
      words(
        fitted(name, nameWidth, 12, ruler),
        { x: right + 12, y: places[at] ?? bottom },
        { colour: colours.series[at % colours.series.length] ?? colours.ink, strong: true },
      ),
    );
  }
}

/** What a limit takes of the scale: above the highest figure with room for its words. */
function limitRoom(value: number, known: readonly number[]): number[] {
  const [low, high] = [Math.min(...known, value), Math.max(...known)];
  return value > high - (high - low) * 0.05 ? [value + (value - low) * 0.1] : [value];
}

/** The limit as a broken line, its words above it at the left, or below where there is no room. */
function limitMarks(text: string, y: number, { left, right, top }: Box): Mark[] {
  return [
    {
      kind: 'line',
      points: [
        { x: left, y },
        { x: right, y },
      ],
      colour: colours.limit,
      width: 1.5,
      dash: [6, 4],
    },
    words(text, { x: left + 4, y: y - top < 14 ? y + 11 : y - 11 }, { colour: '#a85a00', strong: true }),
  ];
}
