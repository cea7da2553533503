import type { DimensionKey } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import {
  type Answer,
  asRetail,
  type Catalogue,
  catalogues,
  crossedColumn,
  joinedAnswers,
  market,
  type Query,
  useMarket,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { crossed, membersBeside, salesBeside, toneBeside, updatesBeside } from '../../market/beside.ts';

/** What another dataset has to the same question, as far as the account may see it and the release has it. */
function useOther(
  dataset: 'sales' | 'attention',
  question: Query | null,
  ask: (question: Query, known: Catalogue) => Query | null,
) {
  const standing = useStanding(dataset);
  const known = useAnswer(catalogues, standing === 'open' ? { dataset } : null);
  const wanted = question && known.answer ? ask(question, known.answer) : null;
  const found = useAnswer(market, wanted);
  const isOnItsWay = known.error ? false : known.answer ? wanted !== null && found.waiting : true;
  return {
    standing,
    answer: found.answer,
    waiting: standing === null || (standing === 'open' && isOnItsWay),
    failed: [known, found].find(({ error }) => error),
  };
}

type Other = ReturnType<typeof useOther>;

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
  const members = useMarket((shown, known) => membersBeside(shown, known, by));
  const [ofTrend, ofMembers] = [
    catalogue && updatesBeside(view, catalogue),
    catalogue && membersBeside(view, catalogue, by),
  ];
  const sales = useOther('sales', ofTrend, salesBeside);
  const tone = useOther('attention', ofTrend, toneBeside);
  const salesOfEach = useOther('sales', ofMembers, salesBeside);
  const toneOfEach = useOther('attention', ofMembers, toneBeside);
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
