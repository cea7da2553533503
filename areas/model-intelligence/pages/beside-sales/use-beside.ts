import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import {
  type Answer,
  asRetail,
  crossedColumn,
  joinedAnswers,
  useBesideDataset,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { crossed, membersBeside, salesBeside, toneBeside, updatesBeside } from '../../market/beside.ts';

type Other = ReturnType<typeof useBesideDataset>;

const nothing = { columns: [], make: () => ({}) };

/** An answer of updates with what sales and tone have beside it; it stands once all that may be asked has come. */
function joined(updates: Answered<Answer>, others: readonly Other[], by: readonly string[]): Answered<Answer> {
  const failed = others.find((other) => other.failed)?.failed;
  const waiting = !failed && others.some((other) => other.waiting);
  const answer = others.reduce<Answer | undefined>(
    (own, { answer: other }) => (own && other ? joinedAnswers(own, asRetail(other), { by, ...nothing }) : own),
    updates.answer,
  );
  return {
    ...(failed ?? updates),
    answer: failed || waiting ? undefined : answer,
    waiting: updates.waiting || waiting,
  };
}

/** Updates over time and by member, each beside retail and tone of the same models and months. */
export function useBeside(by: DimensionKey) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const trend = useMarket(updatesBeside);
  const members = useMarket((view, catalogue) => membersBeside(view, catalogue, by));
  const [ofTrend, ofMembers] = [
    catalogue && updatesBeside(view, catalogue),
    catalogue && membersBeside(view, catalogue, by),
  ];
  const sales = useBesideDataset('sales', ofTrend, salesBeside);
  const tone = useBesideDataset('attention', ofTrend, toneBeside);
  const salesOfEach = useBesideDataset('sales', ofMembers, salesBeside);
  const toneOfEach = useBesideDataset('attention', ofMembers, toneBeside);
  const each = joined(members, [salesOfEach, toneOfEach], [by]);
  const { versionsPerModel } = crossed;
  const withRate = each.answer && {
    ...each.answer,
    columns: [...each.answer.columns, crossedColumn(versionsPerModel, language)],
    rows: each.answer.rows.map((row) => {
      const { softwareVersions, updatedModels } = row.values;
      const rate = softwareVersions && updatedModels ? softwareVersions / updatedModels : null;
      return { ...row, values: { ...row.values, [versionsPerModel.key]: rate } };
    }),
  };
  return {
    sales: sales.standing,
    tone: tone.standing,
    trend: joined(trend, [sales, tone], ['period']),
    each: { ...each, answer: withRate },
  };
}
