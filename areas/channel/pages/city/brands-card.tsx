import { useAnswer, useLanguage } from '@portal/shell';
import { countMonths, formatMonthRange } from '@portal/ui';
import {
  asRetail,
  catalogues,
  inOrderOf,
  joinedAnswers,
  market,
  TableCard,
  useMarket,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { carsPerOutlet, columnOf, crossed } from '../../market/crossed.ts';
import { brandsIn } from '../../market/questions.ts';
import { soldOf, yearOf } from '../../market/sales-questions.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';

/** The brands of a city by their outlets; with what they sold there in a year, where the account may see sales. */
export function BrandsCard({ name }: { name: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const isOpen = useStanding('sales') === 'open';
  const sales = useAnswer(catalogues, isOpen ? { dataset: 'sales' } : null);
  const year = catalogue && sales.answer ? yearOf(view, catalogue, sales.answer) : null;
  const outlets = useMarket(brandsIn);
  const sold = useAnswer(market, year && soldOf(view, year, ['brand']));
  const figuresTable = useCrossedTable(isOpen ? 'sales' : null);
  const months = year ? countMonths(year.from, year.to) : 0;
  const both =
    outlets.answer &&
    (sold.answer
      ? joinedAnswers(outlets.answer, asRetail(sold.answer), {
          by: ['brand'],
          outer: true,
          columns: [columnOf(crossed.carsPerOutlet, language)],
          make: ({ first, second }) => ({
            outlets: first?.outlets ?? 0,
            volume: second?.volume ?? 0,
            carsPerOutlet: carsPerOutlet(second?.volume ?? 0, months, first?.outlets),
          }),
        })
      : outlets.answer);
  const answer = both && inOrderOf(both, 'outlets');
  const notes = [
    year ? translate('brandsYear', { months: formatMonthRange(year.from, year.to) }) : translate('brandsWithoutSales'),
    sold.error ? translate('salesFailed') : '',
  ];
  return (
    <TableCard
      title={translate('brandsTitle', { city: name })}
      caption={notes.filter(Boolean).join(language === 'en' ? ' · ' : '；')}
      answered={{ ...outlets, answer, waiting: outlets.waiting || sold.waiting }}
      model={answer && figuresTable(answer)}
      sorting={{ key: 'outlets', direction: 'descending' }}
      bar="outlets"
      ranked
    />
  );
}
