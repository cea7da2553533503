import type { DimensionKey, Language } from '@portal/contract';
import type { Block } from '../../content/index.ts';
import type { Figure, Period, PeriodFigures } from './period-figures.ts';
import { courseText, distanceOf, movesOf, movesText } from './report-moves.ts';

export const count = (value: number): string => Math.round(value).toLocaleString('en-US');
export const percent = (value: number | null): string => (value === null ? '-' : `${(value * 100).toFixed(1)}%`);
export const signed = (value: number | null): string =>
  value === null || value < 0 ? percent(value) : `+${percent(value)}`;

/** What is said of a report's periods in one language. */
export interface ReportSubject {
  language: Language;
  /** The periods up to the one reported, the oldest first. */
  periods: Period[];
  now: PeriodFigures;
  /** What the volumes count: the market, or a part of it. */
  scope: string;
  source: string;
  preliminary: boolean;
  /** Where the portal shows the figures as of now, by a dimension or over time; absent where the report leads nowhere. */
  pathOf?: (by: DimensionKey | null) => string;
}

/** @returns how the whole did, and how that stands among the periods before: the lead of the report */
export function leadOf({ language, now, periods, scope, source }: ReportSubject): string {
  const { volume, yoy, mom } = now.all;
  const [zh, en] = courseText(periods);
  return language === 'en'
    ? `${scope}, ${source.toLowerCase()}, ${now.name}: ${count(volume)} units, ${signed(yoy)} YoY and ${signed(mom)} MoM. ${en}`.trim()
    : `${now.name} ${scope}${source} ${count(volume)} 辆，同比 ${signed(yoy)}，环比 ${signed(mom)}。${zh}`;
}

const together = (figures: Figure[]): string => percent(figures.reduce((sum, { share }) => sum + (share ?? 0), 0));

/** The manufacturer that grew most on the year; null where none grew. */
function fastest(figures: Figure[]): Figure | null {
  const grown = figures.filter(({ yoy }) => yoy !== null && yoy > 0);
  return grown.sort((figure, other) => (other.yoy ?? 0) - (figure.yoy ?? 0))[0] ?? null;
}

/**
 * Who leads, and who grows: of a market with few manufacturers nothing is said of the first five or twenty.
 * @param all the largest first
 * @returns in Chinese, and in English
 */
export function manufacturerWords(all: Figure[]): [zh: string, en: string] {
  const [first] = all;
  if (!first) return ['本期没有厂商销量。', 'No manufacturer recorded sales in this period.'];
  const five = all.length > 5 ? together(all.slice(0, 5)) : null;
  const rising = fastest(all.slice(0, 20));
  const share = percent(first.share);
  return [
    (five ? `前五家厂商合计份额 ${five}，` : '') +
      `首位为${first.name}，份额 ${share}。` +
      (rising ? `${all.length > 20 ? '前二十家中' : ''}同比增长最快的是${rising.name}（${signed(rising.yoy)}）。` : ''),
    (five ? `The five largest manufacturers together hold a ${five} share. ` : '') +
      `${first.name} leads with a ${share} share.` +
      (rising
        ? ` ${all.length > 20 ? 'Among the top twenty, ' : ''}${rising.name} grew fastest YoY (${signed(rising.yoy)}).`
        : ''),
  ];
}

/**
 * The blocks of a report: the whole; fuels, makers, models and segments, of which those whose shares have moved most stand
 * first; and how it was made.
 * @param without dimensions that have no chapter
 */
export function blocksOf(subject: ReportSubject, without: readonly DimensionKey[] = []): Block[] {
  const { language, now, periods, scope, source, pathOf } = subject;
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  const way = (by: DimensionKey | null) => (pathOf ? { path: pathOf(by) } : {});
  const head = (name: string) => [
    name,
    say('销量（辆）', 'Sales (units)'),
    say('同比', 'YoY'),
    say('环比', 'MoM'),
    say('份额', 'Share'),
  ];
  const table = (by: DimensionKey, caption: string, name: string, figures: Figure[]): Block => ({
    kind: 'table',
    caption,
    head: head(name),
    rows: figures.map(cellsOf),
    ...way(by),
  });
  const [first] = now.models;
  const words = (...text: [zh: string, en: string]): Block[] =>
    text[0] === '' ? [] : [{ kind: 'paragraph', text: say(...text) }];
  const chapter = (by: DimensionKey, heading: string, figures: Figure[], blocks: Block[]) => {
    const moves = movesOf(figures, now.all);
    const begin: Block = { kind: 'heading', text: heading };
    return { by, distance: distanceOf(moves), blocks: [begin, ...words(...movesText(moves)), ...blocks] };
  };
  const chapters = [
    chapter('fuelType', say('燃料类型', 'Fuel types'), now.fuels, [
      table(
        'fuelType',
        say(`${now.name} 各燃料类型`, `Fuel types, ${now.name}`),
        say('燃料类型', 'Fuel type'),
        now.fuels,
      ),
    ]),
    chapter('manufacturer', say('厂商', 'Manufacturers'), now.makers, [
      ...words(...manufacturerWords(now.makers)),
      table(
        'manufacturer',
        say(`${now.name} 厂商前十`, `Top 10 manufacturers, ${now.name}`),
        say('厂商', 'Manufacturer'),
        now.makers.slice(0, 10),
      ),
    ]),
    chapter('model', say('车型', 'Models'), now.models, [
      ...words(
        `销量最高的车型是${first?.name ?? ''}，${count(first?.volume ?? 0)} 辆，占 ${percent(first?.share ?? null)}。`,
        `The best-selling model was the ${first?.name ?? ''} with ${count(first?.volume ?? 0)} units, a ${percent(first?.share ?? null)} share.`,
      ),
      {
        kind: 'bars',
        caption: say(`${now.name} 车型前十（辆）`, `Top 10 models, ${now.name} (units)`),
        bars: now.models.slice(0, 10).map(({ name, volume }) => ({ name, value: volume, shown: count(volume) })),
        ...way('model'),
      },
    ]),
    chapter('segment', say('级别', 'Segments'), now.segments, [
      table(
        'segment',
        say(`${now.name} 各级别`, `Segments, ${now.name}`),
        say('级别', 'Segment'),
        now.segments.slice(0, 12),
      ),
    ]),
  ].sort((one, other) => other.distance - one.distance);
  return [
    { kind: 'heading', text: say('总体', 'Overall market') },
    {
      kind: 'bars',
      caption: say(`${scope}${source}（辆）`, `${scope}, ${source.toLowerCase()} (units)`),
      bars: periods.map(({ name, all }) => ({ name, value: all.volume, shown: count(all.volume) })),
      ...way(null),
    },
    ...chapters.flatMap(({ by, blocks }) => (without.includes(by) ? [] : blocks)),
    { kind: 'heading', text: say('说明', 'Notes') },
    {
      kind: 'paragraph',
      text: say(
        `数字为${source}口径，取自本门户已发布的数据版本，与销量分析一致；份额以${scope}为 100%。${subject.preliminary ? '最近一期为初步数据。' : ''}演示报告：厂商、品牌与数字均为虚构。`,
        `Figures are ${source.toLowerCase()} from the published release, as shown in Sales; shares are based on ${scope} as 100%.${subject.preliminary ? ' The latest period is preliminary.' : ''} Demonstration report: manufacturers, brands and figures are fictitious.`,
      ),
    },
  ];
}

const cellsOf = ({ name, volume, yoy, mom, share }: Figure): string[] => [
  ...[name, count(volume), signed(yoy), signed(mom), percent(share)],
];

/** How many pages of paper the blocks take, about: 46 lines a page. */
export function pagesOf(blocks: Block[]): number {
  const lines = (block: Block): number => {
    switch (block.kind) {
      case 'table':
        return block.rows.length * 1.5 + 4;
      case 'bars':
        return block.bars.length * 1.5 + 3;
      default:
        return block.kind === 'heading' ? 3 : 4;
    }
  };
  return Math.max(1, Math.ceil(blocks.reduce((sum, block) => sum + lines(block), 8) / 46));
}
