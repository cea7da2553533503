import { useLanguage } from '@portal/shell';
import { EmptyState, formatNumber } from '@portal/ui';
import {
  againstOf,
  barsHeight,
  ChartCard,
  TableCard,
  type TableModel,
  tableOf,
  useChoices,
  useListed,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { cutIndicators, cutsChoices } from '../../market/choices.ts';
import { cutsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { CutsBar } from './cuts-bar.tsx';
import { cutsChart, mostBars } from './cuts-chart.ts';
import { splitCuts } from './split-cuts.ts';

const nothing: TableModel = { columns: [], rows: [], cut: null };

/** What became cheaper in a period, and by how much; what had no price before is told apart. */
export function CutsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const nameOf = useNameOf();
  const query = useChoices(cutsChoices);
  const against = againstOf(view, 'before');
  const { before, change } = cutIndicators[against][query.price];
  const depth = change[query.deepest];
  const answered = useListed((view, catalogue) => cutsOf(view, catalogue, query));
  const { answer } = answered;
  const model = answer ? tableOf(answer, language, catalogue) : nothing;
  const { cut, entered } = splitCuts(model.rows, { before, now: query.price, change: depth });
  const price = nameOf('indicators', query.price);
  const title = translate('cutsTitle', { price });
  const below = answer?.belowMinimum;
  const withoutChange = model.columns.filter(
    ({ key }) => key !== before && key !== change.amount && key !== change.percent,
  );
  return (
    <>
      <CutsBar {...query} />
      <ChartCard
        title={translate('deepestTitle')}
        caption={
          answer && translate(against === 'before' ? 'cutsNote' : 'cutsNoteYears', { n: formatNumber(cut.length) })
        }
        answered={answered}
        height={barsHeight(Math.min(cut.length, mostBars))}
        chart={(ready) => cutsChart(ready, cut, { of: query.of, change: depth, title }, language)}
        table={() => ({ ...model, rows: cut })}
        empty={<EmptyState title={translate(against === 'before' ? 'noCuts' : 'noCutsYears')} />}
      />
      <TableCard
        key={`cut ${depth}`}
        title={title}
        caption={below ? translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows }) : undefined}
        answered={answered}
        model={{ ...model, rows: cut }}
        sorting={{ key: depth, direction: 'ascending' }}
      />
      {entered.length > 0 && (
        <TableCard
          title={translate(against === 'before' ? 'enteredTitle' : 'enteredTitleYears', { price })}
          caption={translate('enteredNote')}
          answered={answered}
          model={{ ...model, columns: withoutChange, rows: entered }}
          sorting={{ key: 'retailVolume', direction: 'descending' }}
        />
      )}
    </>
  );
}
