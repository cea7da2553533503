import type { Box } from './lay-lines.ts';
import { colours, fitted, type Mark, type Ruler, words } from './marks.ts';
import type { Bars } from './picture.ts';

/** Height of a row and of its bar, and the most that a name takes, in pixels. */
export const barRow = 28;
const [thick, widestName] = [16, 190];

/** The marks of figures of members within a box that is as high as its rows: names, bars and figures in rows. */
export function layBars({ bars }: Bars, box: Box, ruler: Ruler): Mark[] {
  const values = bars.flatMap(({ value }) => value ?? []);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const names = bars.map(({ name }) => fitted(name, widestName, 13, ruler));
  const nameWidth = Math.max(...names.map((name) => ruler.wide(name, 13)));
  const figureWidth = Math.max(...bars.map(({ text }) => ruler.wide(text, 13, true))) + 12;
  const left = box.left + nameWidth + 12 + (low < 0 ? figureWidth : 0);
  const right = box.right - (high > 0 || low === 0 ? figureWidth : 0);
  const xAt = (value: number) => left + ((value - low) / (high - low || 1)) * (right - left);
  const someMarked = bars.some(({ marked }) => marked);
  const zero = xAt(0);
  const rows = bars.flatMap(({ value, text, marked }, at): Mark[] => {
    const y = box.top + at * barRow + barRow / 2;
    const name = words(
      names[at] ?? '',
      { x: box.left + nameWidth, y },
      { align: 'right', size: 13, strong: marked, colour: colours.ink },
    );
    if (value === null) return [name, words(text, { x: zero + 6, y }, { size: 13 })];
    const [from, to] = [Math.min(zero, xAt(value)), Math.max(zero, xAt(value))];
    const isBelow = value < 0;
    return [
      name,
      {
        kind: 'box',
        x: from,
        y: y - thick / 2,
        width: Math.max(1, to - from),
        height: thick,
        colour: someMarked && !marked ? colours.pale : colours.series[0],
      },
      words(
        text,
        { x: isBelow ? from - 6 : to + 6, y },
        { align: isBelow ? 'right' : 'left', size: 13, strong: marked, colour: colours.ink },
      ),
    ];
  });
  const bottom = box.top + bars.length * barRow;
  return [
    ...rows,
    {
      kind: 'line',
      points: [
        { x: zero, y: box.top },
        { x: zero, y: bottom },
      ],
      colour: colours.axis,
      width: 1,
      dash: [],
    },
  ];
}
