import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  compareChart,
  DimensionField,
  membersOf,
  TableCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { mostLines, spreadBy, spreadChoices } from '../../market/choices.ts';
import { havingOf, spreadOf } from '../../market/questions.ts';
import { useRunningYear } from '../../market/use-running-year.ts';
import { ItemField } from '../../parts/item-field.tsx';
import { useItem } from '../../parts/use-item.ts';
import { withPartYear } from '../../parts/with-part-year.ts';
import { phrases } from '../../phrases.ts';
import { adoptionsOf } from './adoption.ts';
import { adoptionTable } from './adoption-table.ts';

/** How an item spreads within segments, price bands and brands: from the first model that has it to half of the cars. */
export function SpreadPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { title: pageTitle } = usePage();
  const { by } = useChoices(spreadChoices);
  const running = useRunningYear();
  const found = useItem();
  const { item, name } = found;
  const rates = useMarket((view, known) => (item ? spreadOf(view, known, by, item) : null));
  const having = useMarket((view, known) => (item ? havingOf(view, known, by, item) : null));
  const isNone = found.answered.error || (found.answered.answer && !item);
  const answered = isNone ? found.answered : having.error || !having.answer ? having : rates;
  const adoptions = rates.answer && having.answer ? adoptionsOf(rates.answer, having.answer, by, running) : [];
  const drawn = new Set(adoptions.slice(0, mostLines).map(({ key }) => key));
  const years = rates.answer
    ? membersOf(rates.answer, 'period')
        .map(({ key }) => key)
        .sort()
    : [];
  const begins = years[0] ?? '';
  const latest = years.at(-1) ?? '';
  const isToDate = latest === running;
  const title = item
    ? translate('spreadTitle', { item: name, name: withinText(nameOf('dimensions', by), language) })
    : pageTitle;
  const table = adoptionTable(
    adoptions,
    by,
    { begins, running },
    {
      member: nameOf('dimensions', by),
      first: translate('firstYear'),
      models: translate('firstModels'),
      rateOfFirst: translate('rateThen'),
      half: translate('halfYear'),
      years: translate('yearsToHalf'),
      now: isToDate ? translate('toDate', { year: latest }) : translate('rateNow'),
      yearsUnit: translate('years'),
      orEarlier: (year) => translate('orEarlier', { year }),
      toDate: (year) => translate('toDate', { year }),
      notYet: translate('notYet'),
      nobody: translate('nobody'),
      more: (names, n) => translate('moreModels', { names, n }),
      list: (names) => joinNames(names, language),
    },
  );
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={[translate('spreadNote', { n: mostLines }), isToDate && translate('toDateNote', { year: latest })]
          .filter(Boolean)
          .join(translate('stop'))}
        choices={
          <Choices>
            <ItemField found={found} />
            <DimensionField value={by} choices={spreadBy} />
          </Choices>
        }
        answered={answered}
        height={400}
        chart={(answer) =>
          withPartYear(
            compareChart(
              { ...answer, rows: answer.rows.filter(({ keys }) => drawn.has(keys[by] ?? '')) },
              { by, indicator: 'weightedStandardRate', title, yoy: '' },
              language,
            ),
            isToDate ? translate('toDate', { year: latest }) : '',
          )
        }
        table={() => table}
      />
      <TableCard
        key={by}
        inFigures
        title={title}
        caption={translate('spreadTableNote')}
        answered={answered}
        model={table}
      />
    </>
  );
}
