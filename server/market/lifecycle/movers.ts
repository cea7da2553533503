import type { DatasetKey, FigureKey, LifeCurve, LifeMark } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import { ownFigures } from './own-months.ts';

/** A figure of a mover: what it counts, or from which change on it is worth a mark. */
interface MovingFigure {
  indicator: FigureKey;
  /** Whether a change is large enough; missing where each event is a mark by itself. */
  isMove?: (before: number, after: number) => boolean;
}

/** A dataset in which it is looked for what may have moved a model. */
export interface Mover {
  dataset: DatasetKey;
  counts: Sentence;
  figures: readonly MovingFigure[];
}

const byPart = (least: number) => (before: number, after: number) => Math.abs(after / before - 1) >= least;

/** Datasets whose events and changes are marked, in their order, each with what counts as a mark. */
export const movers: readonly Mover[] = [
  {
    dataset: 'launch',
    counts: {
      zh_CN: '亮相、预售、上市、年款、改款、换代与停售，按子车型计数',
      en: 'unveilings, presales, launches, model years, facelifts, generations and discontinuations, counted by sub-model',
    },
    figures: [{ indicator: 'events' }],
  },
  {
    dataset: 'price',
    counts: {
      zh_CN: '指导价均值较上月变动 2% 及以上，或成交价均值变动 3% 及以上；均值含销售结构的变化',
      en: 'average MSRP 2% or more, or average transaction price 3% or more, off the month before; averages move with the mix sold, too',
    },
    figures: [
      { indicator: 'msrp', isMove: byPart(0.02) },
      { indicator: 'tp', isMove: byPart(0.03) },
    ],
  },
  {
    dataset: 'incentive',
    counts: {
      zh_CN: '优惠力度（终端优惠占指导价）较上月变动 1 个百分点及以上',
      en: 'incentive depth (incentive as a part of MSRP) one percentage point or more off the month before',
    },
    figures: [{ indicator: 'incentiveDepth', isMove: (before, after) => Math.abs(after - before) >= 0.01 }],
  },
  {
    dataset: 'software',
    counts: { zh_CN: '推送的软件版本与 OTA 召回', en: 'software versions sent out, and recalls by OTA' },
    figures: [{ indicator: 'softwareVersions' }, { indicator: 'recalledNotes' }],
  },
  {
    dataset: 'benefit',
    counts: {
      zh_CN: '开始与到期的购车权益，一个配置的一项权益计一次',
      en: 'purchase benefits that begin or end, each of a trim',
    },
    figures: [{ indicator: 'begunBenefits' }, { indicator: 'endedBenefits' }],
  },
];

/**
 * The months in which a figure moved.
 * @param values by month; null or 0 for one without it
 * @returns index of each such month with the figure before and in it; none where the month before has no figure
 */
export function movesOf(values: readonly (number | null)[], isMove: (before: number, after: number) => boolean) {
  return values.flatMap((after, at) => {
    const before = values[at - 1];
    return before && after && isMove(before, after) ? [{ at, before, after }] : [];
  });
}

/** A model, and the month from which its life is drawn. */
type MarkedModel = Pick<LifeCurve, 'key' | 'from'>;

/** The models whose marks stand at one curve; each says by its name whose it is, and one that stands alone has none. */
interface MarkedLine extends Pick<LifeCurve, 'from'> {
  members: readonly { key: string; name: string | null }[];
}

/**
 * The marks of a dataset: its figures are asked together.
 * @throws Refusal as any question does
 */
async function marksOfDataset(
  asking: Asking,
  { dataset, figures }: Mover,
  { key: model, from }: MarkedModel,
): Promise<LifeMark[]> {
  const catalogue = await asking.market.catalogue(dataset, asking.language);
  // A change of its first month is seen beside the one before.
  const before = monthText(monthNumber(from) - 1);
  if (catalogue.last < from) return [];
  const { first, series } = await ownFigures(
    asking,
    {
      dataset,
      indicators: figures.map(({ indicator }) => indicator),
      filters: { model: [model] },
      ...(dataset === 'launch' && { by: 'eventKind' }),
    },
    { first: catalogue.first > before ? catalogue.first : before, last: catalogue.last },
  );
  return figures.flatMap(({ indicator, isMove }, at) => {
    const known = catalogue.indicators.find(({ key }) => key === indicator);
    const { format = 'count', unit = '' } = known ?? {};
    return (series[at] ?? []).flatMap(({ key, name, values }): LifeMark[] => {
      const own = { dataset, kind: key ?? indicator, name: key === null ? (known?.name ?? indicator) : name };
      const monthAt = (place: number) => monthText(first + place);
      if (isMove)
        return movesOf(values, isMove).map((move) => {
          return { month: monthAt(move.at), ...own, before: move.before, after: move.after, count: null, format, unit };
        });
      return values.flatMap((count, place) =>
        count ? [{ month: monthAt(place), ...own, before: null, after: null, count, format, unit }] : [],
      );
    });
  });
}

/**
 * What may have moved a model since its life begins, in the order of the months.
 * @param open the movers whose figures the account may see
 * @throws Refusal as any question does
 */
export async function marksOf(
  asking: Asking,
  open: readonly Mover[],
  { from, members }: MarkedLine,
): Promise<LifeMark[]> {
  const marks = await Promise.all(
    members.flatMap(({ key, name }) =>
      open.map(async (mover) => {
        const own = await marksOfDataset(asking, mover, { key, from });
        return name === null ? own : own.map((mark) => ({ ...mark, name: `${mark.name} · ${name}` }));
      }),
    ),
  );
  return marks
    .flat()
    .filter(({ month }) => month >= from)
    .sort((one, other) => one.month.localeCompare(other.month));
}
