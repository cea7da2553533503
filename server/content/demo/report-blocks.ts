import type { Language } from '@portal/contract';
import type { Block } from '../report/block.ts';
import type { Figure, Period, PeriodFigures } from './period-figures.ts';

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (value: number | null): string => (value === null ? '–' : `${(value * 100).toFixed(1)}%`);
const signed = (value: number | null): string => (value === null || value < 0 ? percent(value) : `+${percent(value)}`);

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
}

/** @returns a sentence on how the whole did: the lead of the report */
export function leadOf({ language, now, scope, source }: ReportSubject): string {
  const { volume, yoy, mom } = now.all;
  return language === 'en'
    ? `${scope}, ${source.toLowerCase()}, ${now.name}: ${count(volume)} cars, ${signed(yoy)} on the year before and ${signed(mom)} on the period before.`
    : `${now.name}${scope}${source} ${count(volume)} 辆，同比 ${signed(yoy)}，环比 ${signed(mom)}。`;
}

/** The blocks of a report: the whole, fuels, makers, models, segments, and how it was made. */
export function blocksOf(subject: ReportSubject): Block[] {
  const { language, now, periods, scope, source } = subject;
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  const head = (name: string) => [
    name,
    say('销量（辆）', 'Cars'),
    say('同比', 'On the year'),
    say('环比', 'On the period'),
    say('份额', 'Share'),
  ];
  const table = (caption: string, name: string, figures: Figure[]): Block => ({
    ...{ kind: 'table', caption, head: head(name), rows: figures.map(cellsOf) },
  });
  const five = now.makers.slice(0, 5);
  const together = five.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const [first] = now.models;
  const rising = [...now.makers.slice(0, 20)]
    .filter(({ yoy }) => yoy !== null)
    .sort((one, other) => (other.yoy ?? 0) - (one.yoy ?? 0))[0];
  return [
    { kind: 'heading', text: say('总体', 'The whole') },
    {
      kind: 'bars',
      caption: say(`${scope}${source}（辆）`, `${scope}, ${source.toLowerCase()} (cars)`),
      bars: periods.map(({ name, all }) => ({ name, value: all.volume, shown: count(all.volume) })),
    },
    { kind: 'heading', text: say('燃料类型', 'Fuel types') },
    table(say(`${now.name}各燃料类型`, `Fuel types, ${now.name}`), say('燃料类型', 'Fuel type'), now.fuels),
    { kind: 'heading', text: say('厂商', 'Makers') },
    {
      kind: 'paragraph',
      text: say(
        `前五家厂商合计份额 ${percent(together)}，首位为${five[0]?.name ?? ''}，份额 ${percent(five[0]?.share ?? null)}。${rising ? `前二十家中同比增长最快的是${rising.name}（${signed(rising.yoy)}）。` : ''}`,
        `The five largest makers have ${percent(together)} together; the first is ${five[0]?.name ?? ''} with ${percent(five[0]?.share ?? null)}.${rising ? ` Of the first twenty, ${rising.name} grew most on the year (${signed(rising.yoy)}).` : ''}`,
      ),
    },
    table(
      say(`${now.name}厂商前十`, `The ten largest makers, ${now.name}`),
      say('厂商', 'Maker'),
      now.makers.slice(0, 10),
    ),
    { kind: 'heading', text: say('车型', 'Models') },
    {
      kind: 'paragraph',
      text: say(
        `销量最高的车型是${first?.name ?? ''}，${count(first?.volume ?? 0)} 辆，占 ${percent(first?.share ?? null)}。`,
        `The ${first?.name ?? ''} sold most: ${count(first?.volume ?? 0)} cars, ${percent(first?.share ?? null)} of all.`,
      ),
    },
    {
      kind: 'bars',
      caption: say(`${now.name}车型前十（辆）`, `The ten models that sold most, ${now.name} (cars)`),
      bars: now.models.slice(0, 10).map(({ name, volume }) => ({ name, value: volume, shown: count(volume) })),
    },
    { kind: 'heading', text: say('级别', 'Segments') },
    table(say(`${now.name}各级别`, `Segments, ${now.name}`), say('级别', 'Segment'), now.segments.slice(0, 12)),
    { kind: 'heading', text: say('说明', 'How it was made') },
    {
      kind: 'paragraph',
      text: say(
        `数字为${source}口径，取自本门户发布的市场版本，与销量分析一致；份额以${scope}为 100%。${subject.preliminary ? '最近一期为初步数据。' : ''}演示报告：厂商、品牌与数字均为虚构。`,
        `Figures are ${source.toLowerCase()} volumes of the market release published here, as in the sales area; shares are of ${scope.toLowerCase()}.${subject.preliminary ? ' The latest month is preliminary.' : ''} Demonstration report: makers, brands and figures are invented.`,
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
