import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Anyway } from '../releases/publication.ts';
import { type Elsewhere, publishRelease } from '../releases/publish-release.ts';
import { readCurrent } from '../releases/release.ts';
import { needRelease, verifyRelease } from '../releases/verify-release.ts';
import { acceptFindings } from './accept-findings.ts';
import { behind } from './behind.ts';
import { type GateReport, resultsOf, runRules } from './run-rules.ts';

/**
 * Asks the rules about a release that is whole.
 * @param folder the market folder
 * @throws Refusal when there is no such release, it is damaged, or the settings of the rules are faulty
 */
export async function checkRelease(folder: string, id: string): Promise<GateReport> {
  await verifyRelease(folder, id);
  return runRules(folder, id);
}

/**
 * Publishes a release once the rules have been asked; what they said stays with it. What was red and is published anyway
 * is accepted thereby.
 * @param anyway who publishes it although a rule is red, and why; null when nobody does
 * @param tell told what the rules said, before anything is published; not told where the release is published already
 * @param elsewhere is brought it as well, and told that it is published
 * @throws Refusal when a rule is red, or it was made from a release behind the published one, and nobody publishes it
 *   anyway; and all that checkRelease throws
 */
export async function publishChecked(
  folder: string,
  id: string,
  anyway: Anyway | null,
  tell: (report: GateReport) => void,
  elsewhere: Elsewhere | null = null,
): Promise<void> {
  const current = await readCurrent(folder).catch(() => null);
  if (current?.current === id) {
    await publishRelease(folder, id, elsewhere);
    return;
  }
  const lost = await behind(folder, await needRelease(folder, id));
  if (lost !== null && anyway === null) {
    throw new Refusal('market.release-behind', status.refused, {
      zh_CN: `版本 ${id} 是在 ${lost.onto} 上生成的，而已发布的是 ${lost.published}：发布它会丢失其间的交付。请在已发布的版本上重新生成；若确认无误，可写明理由发布（命令行：--anyway "理由" --by 姓名）。`,
      en: `Release ${id} was made onto ${lost.onto}, and published is ${lost.published}: publishing it would lose what came between. Make it again onto the published one; if it is right as it is, publish it with a reason (on the command line: --anyway "reason" --by name).`,
    });
  }
  const report = await checkRelease(folder, id);
  tell(report);
  const red = report.outcomes.filter(({ state }) => state === 'red').map(({ set }) => set.rule.key);
  if (red.length > 0 && anyway === null) {
    throw new Refusal('market.gate-red', status.refused, {
      zh_CN: `版本 ${id} 未发布，因为以下规则为红色：${red.join('、')}。请更正数据后重新导入；若确认无误，可写明理由发布（命令行：--anyway "理由" --by 姓名）。`,
      en: `Release ${id} was not published, because these rules are red: ${red.join(', ')}. Correct the delivery and import it again; if it is right as it is, publish it with a reason (on the command line: --anyway "reason" --by name).`,
    });
  }
  const checked = { at: report.at, against: report.against, results: resultsOf(report) };
  const stored = { checked, anyway: red.length > 0 || lost !== null ? anyway : null, behind: lost };
  await publishRelease(folder, id, elsewhere, stored);
  if (anyway === null) return;
  // What is right in spite of a rule is right in the next release, too, as long as it stays the same.
  for (const rule of red) {
    await acceptFindings(folder, id, rule, anyway).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
