import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatMonth } from '@portal/ui';
import { barsHeight, ChartCard, indicatorChart, useCrossedTable, usePage } from '@portal/ui/analysis';
import { mostDrawn } from '../../market/choices.ts';
import { stackFigures } from '../../market/stack.ts';
import { StackChoices, StacksTable, useStackPage } from '../../parts/stack-frame.tsx';
import { phrases } from '../../phrases.ts';
import { useBeside } from './use-beside.ts';

const figures = Object.values(stackFigures);

/** What a stack is worth beside what the car costs, what dealers give for it, and how it sells. */
export function BesidePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const { by, buyer, name, notes } = useStackPage();
  const { answered, others } = useBeside(by, buyer);
  const { price, incentive, sales } = others;
  const figuresTable = useCrossedTable(
    figures,
    null,
    [price, incentive, sales].flatMap(({ indicators }) => indicators),
  );
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
      <StackChoices by={by} buyer={buyer} />
      {missing.length > 0 && (
        <Card>
          <EmptyState
            title={translate('wanted', {
              names: joinNames(
                missing.map(({ key }) => translate(key)),
                language,
              ),
            })}
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
      <StacksTable by={by} title={title} answered={answered} table={figuresTable} notes={notes} />
    </>
  );
}
