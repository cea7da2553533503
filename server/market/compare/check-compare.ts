import { type CallPayload, status } from '@portal/contract';
import { shownDay } from '../../kernel/days/shown-day.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { sourceIn } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';

export const leastCompared = 2;
export const mostCompared = 6;

/**
 * A question for a comparison that can be answered; the cap of the span is held by the engine.
 * @returns the keys asked, each once
 * @throws Refusal that says what was wrong with the sub-models or the months
 */
export async function checkCompare(
  { market, language }: Asking,
  { dataSource, subModels, from, to }: CallPayload<'marketCompare'>,
): Promise<string[]> {
  const keys = await market.today('subModel', [...new Set(subModels)]);
  if (keys.length < leastCompared || keys.length > mostCompared) {
    throw new Refusal('market.compare-count', status.refused, {
      zh_CN: `可对比 ${leastCompared} 至 ${mostCompared} 个子车型，当前为 ${keys.length} 个，请调整所选车型。`,
      en: `Compare ${leastCompared} to ${mostCompared} sub-models; ${keys.length} are selected. Please adjust the selection.`,
    });
  }
  const { members } = await market.members(
    { dataset: 'sales', dimension: 'subModel', keys, limit: keys.length },
    language,
  );
  const unknown = keys.filter((key) => !members.some((member) => member.key === key));
  if (unknown.length > 0) {
    throw new Refusal('market.compare-unknown-sub-model', status.refused, {
      zh_CN: `当前版本没有这些子车型：${unknown.join('、')}，请重新选择。`,
      en: `The published release does not contain these sub-models: ${unknown.join(', ')}. Please choose others.`,
    });
  }
  const covered = (await market.catalogue('sales', language)).dataSources.find(({ key }) => key === dataSource);
  if (covered && from <= to && (to < covered.first || from > covered.last)) {
    const { name } = sourceIn([{ key: dataSource, name: { zh_CN: covered.name, en: covered.name } }], dataSource);
    const [first, last] = [shownDay(covered.first), shownDay(covered.last)];
    throw new Refusal('market.month-not-covered', status.refused, {
      zh_CN: `“${name.zh_CN}”只有 ${first} 至 ${last} 的数据，请调整时间范围。`,
      en: `“${name.en}” covers ${first} to ${last} only. Please adjust the time range.`,
    });
  }
  return keys;
}
