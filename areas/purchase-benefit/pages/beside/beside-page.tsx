import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatMonth } from '@portal/ui';
import {
  barsHeight,
  ChartCard,
  Choices,
  DimensionField,
  indicatorChart,
  TableCard,
  useChoices,
  useCrossedTable,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { mostDrawn, stackChoices, stackedBy } from '../../market/choices.ts';
import { stackFigures } from '../../market/stack.ts';
import { BuyerField } from '../../parts/buyer-field.tsx';
import { phrases } from '../../phrases.ts';
import { useBeside } from './use-beside.ts';

const figures = Object.values(stackFigures);

/** What a stack is worth beside what the car costs, what dealers give for it, and how it sells. */
export function BesidePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, buyer } = useChoices(stackChoices);
  const { answered, others } = useBeside(by, buyer);
  const { price, incentive, sales } = others;
  const figuresTable = useCrossedTable(
    figures,
    null,
    [price, incentive, sales].flatMap(({ indicators }) => indicators),
  );
  const name = withinText(nameOf('dimensions', by), language);
  const notes: [string, string][] = [[translate('buyer'), translate(`buyer_${buyer}`)]];
  const missing = (['price', 'incentive', 'sales'] as const).flatMap((key) => {
    const { standing } = others[key];
    return standing === 'notOwned' || standing === 'notCovered' ? [{ key, standing }] : [];
  });
  const isBare = missing.some(({ key }) => key === 'incentive');
  const title = catalogue ? translate(isBare ? 'stackTitle' : 'besideTitle', { name }) : pageTitle;
  const late = (['price', 'incentive', 'sales'] as const).flatMap((key) => {
    const { otherMonth } = others[key];
    return otherMonth ? [translate('otherMonth', { name: translate(key), month: formatMonth(otherMonth) })] : [];
  });
  const hasIncentive = incentive.answer !== undefined;
  return (
    <>
      <Choices note={translate('stackNote')}>
        <DimensionField value={by} choices={stackedBy} />
        <BuyerField value={buyer} />
      </Choices>
      {missing.length > 0 && (
        <Card>
          <EmptyState
            title={translate('wanted', { names: missing.map(({ key }) => translate(key)).join(translate('comma')) })}
            text={missing
              .map(({ key, standing }) =>
                translate(standing, { name: translate(key), product: translate(`product_${key}`) }),
              )
              .join(translate('semicolon'))}
            data-testid="others-wanted"
          />
        </Card>
      )}
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={[
          translate('besideMost', { n: mostDrawn }),
          ...(isBare ? [] : [translate('besideNote')]),
          ...late,
        ].join(' ')}
        answered={answered}
        notes={notes}
        height={({ rows }) => barsHeight(Math.min(rows.length, mostDrawn) * (hasIncentive ? 2 : 1))}
        table={figuresTable}
        chart={(ready) =>
          indicatorChart(
            { ...ready, rows: ready.rows.slice(0, mostDrawn) },
            {
              by,
              title,
              kind: 'bar',
              figures: [{ indicator: 'stackValue' }, ...(hasIncentive ? [{ indicator: 'incentive' }] : [])],
            },
            language,
          )
        }
      />
      <TableCard
        key={by}
        inFigures
        title={title}
        answered={answered}
        model={answered.answer && figuresTable(answered.answer)}
        notes={notes}
        sorting={{ key: 'stackValue', direction: 'descending' }}
        bar="stackValue"
        ranked
      />
    </>
  );
}
