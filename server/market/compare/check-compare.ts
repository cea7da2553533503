import { type CallPayload, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusal.ts';
import { sources } from '../model/index.ts';
import type { Asking } from '../overview/asking.ts';

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
  const keys = [...new Set(subModels)];
  if (keys.length < leastCompared || keys.length > mostCompared) {
    throw new Refusal(status.refused, {
      zh_CN: `可对比 ${leastCompared} 至 ${mostCompared} 个子车型，当前为 ${keys.length} 个，请调整所选车型。`,
      en: `From ${leastCompared} to ${mostCompared} sub-models can be compared, this question names ${keys.length}. Choose others.`,
    });
  }
  const { members } = await market.members(
    { dataset: 'sales', dimension: 'subModel', keys, limit: keys.length },
    language,
  );
  const unknown = keys.filter((key) => !members.some((member) => member.key === key));
  if (unknown.length > 0) {
    throw new Refusal(status.refused, {
      zh_CN: `当前版本没有这些子车型：${unknown.join('、')}，请重新选择。`,
      en: `The published release does not know these sub-models: ${unknown.join(', ')}. Choose others.`,
    });
  }
  const covered = (await market.catalogue('sales', language)).dataSources.find(({ key }) => key === dataSource);
  if (covered && from <= to && (to < covered.first || from > covered.last)) {
    const name = sources[dataSource].name;
    throw new Refusal(status.refused, {
      zh_CN: `“${name.zh_CN}”只有 ${covered.first} 至 ${covered.last} 的数据，请调整时间范围。`,
      en: `The data source "${name.en}" has figures from ${covered.first} to ${covered.last} only. Choose other months.`,
    });
  }
  return keys;
}
