import { useLanguage } from '@portal/shell';
import { ChartCard, membersOf, pivotOf, useCrossedTable, usePage } from '@portal/ui/analysis';
import { mostStacked } from '../../market/choices.ts';
import { stackFigures } from '../../market/stack.ts';
import { StackChoices, StacksTable, useStackPage } from '../../parts/stack-frame.tsx';
import { phrases } from '../../phrases.ts';
import { ItemsCard } from './items-card.tsx';
import { partsChart } from './parts-chart.ts';
import { useStacks } from './use-stacks.ts';

const figures = Object.values(stackFigures);

/** What all benefits of a car come to in yuan for a buyer: by member, over time, and each with what it assumes. */
export function StackPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const { by, buyer, name, notes } = useStackPage();
  const { members, parts, months } = useStacks(by, buyer);
  const figuresTable = useCrossedTable(figures, null);
  const title = catalogue ? translate('stackTitle', { name }) : pageTitle;
  const monthsTitle = translate('stackMonths');
  const first = members.answer?.rows.slice(0, mostStacked) ?? [];
  const firstMembers = first.map(({ keys, names }) => ({ key: keys[by] ?? '', name: names[by] ?? '' }));
  const shape = { rows: by, columns: 'benefitKind', indicator: 'stackValue' } as const;
  return (
    <>
      <StackChoices by={by} buyer={buyer} />
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={translate('stackMost', { n: mostStacked })}
        answered={{ ...parts, answer: members.answer && parts.answer, waiting: parts.waiting || members.waiting }}
        notes={notes}
        height={400}
        chart={(ready) => partsChart(ready, { by, title, members: firstMembers }, language)}
        table={(ready) => pivotOf(ready, shape, language, catalogue)}
      />
      <StacksTable by={by} title={title} answered={members} table={figuresTable} notes={notes} />
      <ChartCard
        title={monthsTitle}
        caption={translate('stackMonthsNote')}
        answered={months}
        notes={notes}
        height={320}
        chart={(ready) =>
          partsChart(ready, { by: 'period', title: monthsTitle, members: membersOf(ready, 'period') }, language)
        }
        table={(ready) => pivotOf(ready, { ...shape, rows: 'period' }, language, catalogue)}
      />
      <ItemsCard buyer={buyer} by={by} dearest={firstMembers[0]} notes={notes} />
    </>
  );
}
