import { shownDay } from '../../kernel/days/shown-day.ts';
import type { Block } from './block.ts';
import { escaped } from './escaped.ts';
import { fitLines } from './fit-lines.ts';
import type { ReportText } from './read-report-text.ts';

type Bars = Extract<Block, { kind: 'bars' }>;

const size = { width: 224, height: 292, side: 16 };
const inside = size.width - 2 * size.side;
const colour = { accent: '#3366ff', pale: '#c2d1ff', ink: '#1d2433', muted: '#5b667b', line: '#e5e8ef' };
const font = "'Inter Variable', 'Inter', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif";

/** Where the bars stand, and how high the highest one is. */
const ground = { y: 272, high: 54, gap: 5 };

function words(text: string, x: number, y: number, points: number, more: string): string {
  return `<text x="${x}" y="${y}" font-size="${points}" ${more}>${escaped(text)}</text>`;
}

/**
 * The cover of a report, as a sheet of paper: who published it and when, its title, and the first bars that it holds.
 * A report without bars has none: no figure stands here that the report does not say.
 * @returns an SVG, 224 x 292
 */
export function drawCover({ title, publisher, publishedOn, blocks }: ReportText): string {
  const { width, height, side } = size;
  const lines = fitLines(title, inside / 20, 4);
  const bars = blocks.find((block): block is Bars => block.kind === 'bars' && block.bars.length > 1);
  const [mark = ''] = Array.from(publisher);
  const [who = ''] = fitLines(publisher, (inside - 82) / 12, 1);
  const drawing = [
    `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="6" fill="${colour.accent}"/>`,
    `<rect x="${side}" y="24" width="20" height="20" rx="5" fill="${colour.accent}"/>`,
    words(mark, side + 10, 38.5, 12, 'text-anchor="middle" font-weight="600" fill="#fff"'),
    words(who, side + 28, 38.5, 12, `fill="${colour.muted}"`),
    words(shownDay(publishedOn.slice(0, 7)), width - side, 38.5, 12, `text-anchor="end" fill="${colour.muted}"`),
    ...lines.map((line, at) => words(line, side, 76 + at * 26, 20, `font-weight="600" fill="${colour.ink}"`)),
    bars
      ? barsOf(bars)
      : `<rect x="${side}" y="${60 + lines.length * 26}" width="32" height="3" fill="${colour.accent}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${font}" role="presentation">${drawing.join('')}</svg>`;
}

/** Written is the figure of the last bar, which stands out for it. */
function barsOf({ caption, bars }: Bars): string {
  const { side } = size;
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), Number.EPSILON);
  const step = (inside + ground.gap) / bars.length;
  const drawn = bars.map(({ value }, at) => {
    const high = Math.max(1, (Math.abs(value) / most) * ground.high);
    const place = `x="${(side + at * step).toFixed(1)}" y="${(ground.y - high).toFixed(1)}"`;
    const fill = at === bars.length - 1 ? colour.accent : colour.pale;
    return `<rect ${place} width="${(step - ground.gap).toFixed(1)}" height="${high.toFixed(1)}" rx="1.5" fill="${fill}"/>`;
  });
  const [text = ''] = fitLines(caption, inside / 11, 1);
  return [
    words(bars.at(-1)?.shown ?? '', side, 190, 18, `font-weight="600" fill="${colour.accent}"`),
    words(text, side, 207, 11, `fill="${colour.muted}"`),
    ...drawn,
    `<rect x="${side}" y="${ground.y}" width="${inside}" height="1" fill="${colour.line}"/>`,
  ].join('');
}
