import { type CallPayload, type DecisionRange, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

export type DecisionQuery = CallPayload<'marketDecision'>;

/** A price may fall or rise by so large a part at most: beyond it nothing that the past shows says anything. */
const mostChange = 0.5;
/** The dearest car, in yuan, that a launch is asked for. */
const mostPrice = 10_000_000;
/** The greatest answer that may be assumed, in percent of volume for one percent of price. */
const mostResponse = 20;
/** The most cars a month that may be assumed. */
const mostCars = 1_000_000;

const names = {
  response: { zh_CN: '销量反应', en: 'sales response' },
  baseline: { zh_CN: '基准月销量', en: 'baseline monthly sales' },
  cannibalised: { zh_CN: '内部替代比例', en: 'cannibalisation' },
  discount: { zh_CN: '折扣率', en: 'discount' },
  passed: { zh_CN: '传导比例', en: 'pass-through' },
  matched: { zh_CN: '竞品跟进比例', en: 'match by rivals' },
  change: { zh_CN: '变动幅度（元）', en: 'change in yuan' },
  changedPart: { zh_CN: '变动幅度（比例）', en: 'change as a part' },
} as const satisfies Record<string, Sentence>;

const counted = (value: number) => value.toLocaleString('en-US');
const percent = (value: number) => `${Math.round(100 * value)}%`;

/** @throws Refusal for ends the wrong way round, or beyond limits; `written` says the limits in words */
function checkRange(
  name: Sentence,
  range: DecisionRange | undefined,
  [least, most]: readonly [number, number],
  written: (end: number) => string,
): void {
  if (!range) return;
  if (range.low > range.high)
    throw new Refusal('market.decision-ends', status.refused, {
      zh_CN: `“${name.zh_CN}”的下限大于上限，请对调。`,
      en: `The lower end of “${name.en}” is above the upper one. Please swap them.`,
    });
  if (range.low >= least && range.high <= most) return;
  throw new Refusal('market.decision-range', status.refused, {
    zh_CN: `“${name.zh_CN}”须在 ${written(least)} 至 ${written(most)} 之间，请修改。`,
    en: `“${name.en}” has to lie between ${written(least)} and ${written(most)}. Please change it.`,
  });
}

/** One part is a range whose ends are the same. */
const single = (part: number | undefined) => (part === undefined ? undefined : { low: part, high: part });

/** @throws Refusal for assumptions that no sheet can be made of */
export function checkDecision(query: DecisionQuery): void {
  checkRange(names.response, query.response, [-mostResponse, mostResponse], counted);
  checkRange(names.baseline, query.baseline, [0, mostCars], counted);
  checkRange(names.cannibalised, query.cannibalised, [0, 1], percent);
  checkRange(names.discount, query.discount, [0, mostChange], percent);
  checkRange(names.passed, single(query.passed), [0, 1], percent);
  checkRange(names.matched, single(query.matched), [0, 1], percent);
  const { change } = query;
  if (change?.unit === 'yuan') checkRange(names.change, single(change.value), [-mostPrice, mostPrice], counted);
  if (change?.unit === 'part') checkRange(names.changedPart, single(change.value), [-mostChange, mostChange], percent);
  if (query.price !== undefined && !(query.price > 0 && query.price <= mostPrice))
    throw new Refusal('market.decision-price', status.refused, {
      zh_CN: `新车指导价须大于 0，且不超过 ${counted(mostPrice)} 元，请修改。`,
      en: `The MSRP of the new car has to be above 0 and at most ${counted(mostPrice)} yuan. Please change it.`,
    });
}

/**
 * @param part of the price: -0.05 is 5 % less
 * @throws Refusal where it is beyond what the past can say anything of, or the price would be nothing
 */
export function checkMoved(part: number): void {
  if (Math.abs(part) <= mostChange) return;
  throw new Refusal('market.decision-change', status.refused, {
    zh_CN: `变动幅度为价格的 ${percent(part)}，超过 ${percent(mostChange)}，历史数据无法说明其影响，请改小。`,
    en: `The change is ${percent(part)} of the price, more than ${percent(mostChange)}, of which the past says nothing. Please make it smaller.`,
  });
}

/** @throws Refusal where less would be given than nothing */
export function checkGiven(now: number | null, more: number): void {
  if (now === null || now + more >= 0) return;
  throw new Refusal('market.decision-negative', status.refused, {
    zh_CN: `当前每辆终端优惠约 ${counted(Math.round(now))} 元，不足以减少 ${counted(-more)} 元，请改小。`,
    en: `The incentive is about ${counted(Math.round(now))} yuan per vehicle now, which cannot be cut by ${counted(-more)}. Please cut it by less.`,
  });
}

/** @returns the refusal of a car or kind of car that the release does not have */
export const unknownMember = (key: string) =>
  new Refusal('market.decision-unknown', status.refused, {
    zh_CN: `当前版本没有“${key}”，请重新选择。`,
    en: `The published release does not contain “${key}”. Please choose again.`,
  });

/** @returns the refusal of a source that the sales of the release have not */
export const unknownSource = (key: string, known: readonly string[]) =>
  new Refusal('market.decision-source', status.refused, {
    zh_CN: `当前版本的销量没有数据来源“${key}”，可用的来源：${known.join('、')}。`,
    en: `The sales of the published release have no source “${key}”. Available: ${known.join(', ')}.`,
  });
