import type { CallData, Language, RuleFinding } from '@portal/contract';
import { findById } from '../../accounts/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import {
  acceptFindings,
  checkRelease,
  explanationText,
  findingText,
  type GateReport,
  type MarketDatabase,
  publishChecked,
  type RuleOutcome,
} from '../../market/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { asCall } from '../calls/run-task.ts';
import { readText } from '../values/read-values.ts';

export interface GateParts {
  db: StateDatabase;
  /** The market folder. */
  folder: string;
  /** The longest reason that is kept, in characters. */
  longestReason: number;
  withDatabase<Result>(task: (database: MarketDatabase | null) => Promise<Result>): Promise<Result>;
  /** This server takes up what was published. */
  takeUp: () => Promise<void>;
}

/** The calls about what the rules of the gate say of a release, and about publishing it. */
export function releaseGate({ db, folder, longestReason, withDatabase, takeUp }: GateParts) {
  /** Who lets something pass, by the user name, and why. */
  const judgementOf = async (reason: string, { accountId }: CallContext) => ({
    words: await asCall(async () => readText('--reason', reason, longestReason)),
    by: (await findById(db, accountId ?? ''))?.user_name ?? '',
  });
  return {
    async checkRelease({ id }, { language }): Promise<CallData<'checkRelease'>> {
      const report = await checkRelease(folder, id);
      return {
        against: report.against,
        rules: report.outcomes.map((outcome) => findingOf(report, outcome, language)),
      };
    },
    async acceptFindings({ id, rule, reason }, context) {
      const { trace, language } = context;
      trace.detail = { release: id, rule };
      const judgement = await judgementOf(reason, context);
      trace.detail = { release: id, rule, anyway: judgement.words, by: judgement.by };
      const count = await acceptFindings(folder, id, rule, judgement);
      const text = {
        zh_CN: `已接受 ${rule} 的 ${count} 处发现；数值变化后会再次提示。`,
        en: `${count} found by ${rule} accepted; they are shown again when their figures change.`,
      };
      return { text: text[language] };
    },
    async publishRelease({ id, reason = '' }, context) {
      const { trace, language } = context;
      trace.detail = { release: id };
      const anyway = reason.trim() === '' ? null : await judgementOf(reason, context);
      if (anyway) trace.detail = { release: id, anyway: anyway.words, by: anyway.by };
      await withDatabase((database) => publishChecked(folder, id, anyway, () => undefined, database));
      await takeUp();
      const text = {
        zh_CN: `已发布版本 ${id}：所有读者现在看到它的数据。`,
        en: `Release ${id} is published: all readers see its figures now.`,
      };
      return { text: text[language] };
    },
  } satisfies Handlers;
}

function findingOf(
  report: GateReport,
  { set, state, found, rows, accepted, acceptedBy }: RuleOutcome,
  language: Language,
): RuleFinding {
  const last = acceptedBy.at(-1);
  return {
    rule: set.rule.key,
    name: set.rule.name[language],
    text: explanationText(set, language),
    state,
    found,
    rows: rows.map((row) => findingText(report, set, row, language)),
    accepted,
    acceptedBy: last ? { reason: last.words, by: last.by } : null,
  };
}
