import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Anyway } from '../releases/publication.ts';
import { mostAccepted, writeAccepted } from './accepted.ts';
import { gateRules } from './rules.ts';
import { runRules } from './run-rules.ts';

function refuseUnknown(rule: string): never {
  throw new Refusal('market.unknown-rule', status.refused, {
    zh_CN: `没有规则 ${rule}；npm run data -- rules 会列出所有规则。`,
    en: `There is no rule ${rule}; npm run data -- rules lists all of them.`,
  });
}

/**
 * Accepts all that a rule finds in a release and that nobody has accepted: it is told no more, in this release and later
 * ones, for as long as its figures stay what they are.
 * @param judgement who accepts it, and why
 * @returns how many rows are accepted
 * @throws Refusal when there is no such rule, or it finds nothing new, or more than anybody looks at
 */
export async function acceptFindings(folder: string, id: string, rule: string, { words, by }: Anyway): Promise<number> {
  if (!gateRules.some(({ key }) => key === rule)) refuseUnknown(rule);
  const { outcomes } = await runRules(folder, id, { only: rule, most: mostAccepted });
  const { found = 0, rows = [] } = outcomes[0] ?? {};
  if (found === 0 || found > rows.length) {
    throw new Refusal('market.not-accepted', status.refused, {
      zh_CN:
        found === 0
          ? `规则 ${rule} 在版本 ${id} 中没有新的发现，无须接受。`
          : `规则 ${rule} 在版本 ${id} 中有 ${found} 处发现，一次最多接受 ${mostAccepted} 处；请更正数据，或在 rules.json 中调整阈值。`,
      en:
        found === 0
          ? `Rule ${rule} finds nothing new in release ${id}: there is nothing to accept.`
          : `Rule ${rule} finds ${found} rows in release ${id}, and at most ${mostAccepted} are accepted at once; correct the data, or set its threshold in rules.json.`,
    });
  }
  await writeAccepted(folder, { rule, rows, words, by });
  return found;
}
