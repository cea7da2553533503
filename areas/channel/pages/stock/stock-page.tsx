import { useLanguage } from '@portal/shell';
import {
  barsHeight,
  ChartCard,
  Choices,
  DimensionField,
  FiguresCard,
  rankingChart,
  TableCard,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { stockBy, stockChoices } from '../../market/choices.ts';
import { crossed } from '../../market/crossed.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';
import { StockKeys } from './stock-keys.tsx';
import { useStock } from './use-stock.ts';

/** How long the cars at dealers last at the pace of sales: month by month, and by brand in the last one. */
export function StockPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(stockChoices);
  const figuresTable = useCrossedTable('sales');
  const trend = useStock('period');
  const members = useStock(by);
  const title = translate('stockTitle');
  const name = withinText(nameOf('dimensions', by), language);
  const membersTitle = catalogue ? translate('stockBy', { name }) : pageTitle;
  const leavesOut = crossed.stockCoefficient.definition[language];
  return (
    <>
      <StockKeys answered={trend} />
      <FiguresCard
        title={title}
        caption={[leavesOut, translate('stockRule')].join(language === 'en' ? ' · ' : '；')}
        answered={trend}
        height={420}
        figures={[
          { indicator: 'dealerStock', as: 'count' },
          { indicator: 'stockCoefficient', kind: 'line', as: 'number' },
        ]}
        panels
        table={figuresTable}
      />
      <Choices>
        <DimensionField label={translate('stockByLabel')} value={by} choices={stockBy} />
      </Choices>
      <ChartCard
        title={membersTitle}
        waiting={pageTitle}
        caption={leavesOut}
        answered={members}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) =>
          rankingChart(ready, figuresTable(ready), { by, indicator: 'stockCoefficient', title: membersTitle }, language)
        }
        table={figuresTable}
      />
      <TableCard
        key={by}
        inFigures
        title={membersTitle}
        answered={members}
        model={members.answer && figuresTable(members.answer)}
        sorting={{ key: 'dealerStock', direction: 'descending' }}
        bar="dealerStock"
        ranked
      />
      <TableCard inFigures title={title} answered={trend} model={trend.answer && figuresTable(trend.answer)} />
    </>
  );
}
