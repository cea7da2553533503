import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  DimensionField,
  membersOf,
  pivotOf,
  TableCard,
  useChoices,
  useCrossedTable,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { mostStacked, stackChoices, stackedBy } from '../../market/choices.ts';
import { stackFigures } from '../../market/stack.ts';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { phrases } from '../../phrases.ts';
import { ItemsCard } from './items-card.tsx';
import { partsChart } from './parts-chart.ts';
import { useStacks } from './use-stacks.ts';

const figures = Object.values(stackFigures);

/** What all benefits of a car come to in yuan for a buyer: by member, over time, and each with what it assumes. */
export function StackPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, buyer } = useChoices(stackChoices);
  const { members, parts, months } = useStacks(by, buyer);
  const figuresTable = useCrossedTable(figures, null);
  const name = withinText(nameOf('dimensions', by), language);
  const title = catalogue ? translate('stackTitle', { name }) : pageTitle;
  const monthsTitle = translate('stackMonths');
  const notes: [string, string][] = [[translate('buyer'), translate(`buyer_${buyer}`)]];
  const first = members.answer?.rows.slice(0, mostStacked) ?? [];
  const firstMembers = first.map(({ keys, names }) => ({ key: keys[by] ?? '', name: names[by] ?? '' }));
  const shape = { rows: by, columns: 'benefitKind', indicator: 'stackValue' } as const;
  return (
    <>
      <Choices note={translate('stackNote')}>
        <DimensionField value={by} choices={stackedBy} />
        <BuyerField value={buyer} />
      </Choices>
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
      <TableCard
        key={by}
        inFigures
        title={title}
        answered={members}
        model={members.answer && figuresTable(members.answer)}
        notes={notes}
        sorting={{ key: 'stackValue', direction: 'descending' }}
        bar="stackValue"
        ranked
      />
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
