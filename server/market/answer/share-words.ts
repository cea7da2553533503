import type { Sentence } from '../../kernel/words/sentence.ts';
import { dimensionOf, indicatorOf } from '../datasets/find.ts';
import { isShare, narrowedBeyond } from '../sql/index.ts';
import type { PlannedQuery } from './write-rows.ts';

/** A share within each member of a dimension. */
const withinText = (
  { name, definition }: Record<'name' | 'definition', Sentence>,
  { zh_CN: zh, en }: Sentence,
): Record<'name' | 'definition', Sentence> => ({
  name: { zh_CN: `${name.zh_CN}（占各${zh}）`, en: `${name.en} (of each ${en})` },
  definition: {
    zh_CN: `${definition.zh_CN}；此处的整体是每个${zh}自己的总量`,
    en: `${definition.en}; the whole is each ${en} by itself here`,
  },
});

/**
 * A figure in the words of its column: where shares of what is chosen and of the market differ, the head says which of
 * them it is.
 */
export function figureText({ dataset, query }: PlannedQuery, key: string): Record<'name' | 'definition', Sentence> {
  const indicator = indicatorOf(dataset, key);
  if (query.within !== undefined && isShare(indicator)) {
    const { zh_CN, en } = dimensionOf(dataset, query.within).name;
    return withinText(indicator, { zh_CN, en: en.toLowerCase() });
  }
  const narrowing = isShare(indicator) ? narrowedBeyond(dataset, query) : [];
  if (narrowing.length === 0) return indicator;
  const names = narrowing.map((dimension) => dimensionOf(dataset, dimension).name);
  const [zh, en] = [names.map((name) => name.zh_CN).join('、'), names.map((name) => name.en.toLowerCase()).join(', ')];
  const { name, definition } = indicator;
  return query.shareOf === 'market'
    ? {
        name: { zh_CN: `${name.zh_CN}（占整体市场）`, en: `${name.en} (of the market)` },
        definition: {
          zh_CN: `${definition.zh_CN}；对${zh}的筛选也不缩小市场范围`,
          en: `${definition.en}; nor do filters on ${en}`,
        },
      }
    : {
        name: { zh_CN: `${name.zh_CN}（占所选${zh}）`, en: `${name.en} (of the chosen ${en})` },
        definition: {
          zh_CN: `${definition.zh_CN}；此处的整体是所选${zh}，不是整体市场`,
          en: `${definition.en}; the whole is the chosen ${en} here, not the market`,
        },
      };
}
