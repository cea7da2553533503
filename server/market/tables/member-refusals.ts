import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { datasets } from '../datasets/index.ts';

/** What was looked for, and where. */
export interface SoughtMember {
  release: string;
  /** The table of the members. */
  table: string;
  /** The key or name as somebody wrote it. */
  text: string;
}

/** What the screen calls the members of a table; the table itself where no dimension names them. */
function labelOf(table: string): Sentence {
  const chains = Object.values(datasets).flatMap(({ facts }) => facts.chains);
  const dimensions = chains.flatMap(({ chain }) => Object.values(chain.dimensions));
  const found = dimensions.find((dimension) => dimension.kind === 'named' && dimension.table.name === table);
  return found?.name ?? { zh_CN: table, en: table };
}

/** Nobody goes by a text. @param near the names that are most like it, the nearest first */
export function noSuchMember({ release, table, text }: SoughtMember, near: readonly string[]): Refusal {
  const label = labelOf(table);
  const closest: Sentence =
    near.length > 0
      ? { zh_CN: `最接近的名称：${near.join('、')}。`, en: ` Closest names: ${near.join(', ')}.` }
      : { zh_CN: '', en: '' };
  return new Refusal('market.no-such-member', status.refused, {
    zh_CN: `版本 ${release} 的“${label.zh_CN}”中没有名称或键为“${text}”的成员。${closest.zh_CN}请检查写法，或给出键。`,
    en: `In “${label.en}” of release ${release} nothing has the name or key “${text}”.${closest.en} Check how it is written, or give the key.`,
  });
}

/** Several go by a text, none of them by its key. */
export function severalMembers({ release, table, text }: SoughtMember, keys: readonly string[]): Refusal {
  const label = labelOf(table);
  return new Refusal('market.several-members', status.refused, {
    zh_CN: `版本 ${release} 的“${label.zh_CN}”中有 ${keys.length} 个成员名为“${text}”，键为：${keys.join('、')}。请给出其中一个键。`,
    en: `In “${label.en}” of release ${release} the name “${text}” has ${keys.length} keys: ${keys.join(', ')}. Give one of them.`,
  });
}
