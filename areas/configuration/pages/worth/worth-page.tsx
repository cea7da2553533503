import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatPrice, moneyUnit } from '@portal/ui';
import {
  boxChart,
  ChartCard,
  Choices,
  DimensionField,
  TableCard,
  tableOf,
  useChoices,
  useMoneyOptions,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { spreadOf } from '@portal/ui/charts';
import { mostBoxes, worthBy, worthChoices } from '../../market/choices.ts';
import { ItemField } from '../../parts/item-field.tsx';
import { useItem } from '../../parts/use-item.ts';
import { YearField } from '../../parts/year-field.tsx';
import { phrases } from '../../phrases.ts';
import { useWorth } from './use-worth.ts';
import { spreadAnswer, stepSpread, stepsTable } from './worth-tables.ts';

/** What trims with an item cost more than the next cheaper ones without it, and how far these steps lie apart. */
export function WorthPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const money = useMoneyOptions();
  const { catalogue, title: pageTitle } = usePage();
  const choice = useChoices(worthChoices);
  const { by, year } = choice;
  const item = useItem();
  const { standing, answered, states, found } = useWorth(choice, item);
  const title = item.item ? translate('worthTitle', { item: item.name }) : pageTitle;
  const steps = found?.steps ?? [];
  const yuan = translate('yuan');
  const spread =
    states &&
    spreadAnswer(states, steps, by, {
      low: translate('low'),
      q1: translate('q1'),
      median: translate('median'),
      q3: translate('q3'),
      high: translate('high'),
      count: translate('steps'),
      yuan,
      subModels: translate('subModelsUnit'),
    });
  const all = spreadOf(steps.map(({ step }) => step));
  const price = (value: number | null) =>
    value === null ? translate('none') : `${formatPrice(value, language, money)} ${moneyUnit(language, money)}`;
  const finding =
    found && all
      ? translate('worthFinding', {
          n: steps.length,
          median: price(all.median),
          q1: price(all.q1),
          q3: price(all.q3),
          option: price(found.option),
        })
      : '';
  const choices = (
    <Choices>
      <ItemField found={item} />
      <DimensionField value={by} choices={worthBy} label={translate('within')} />
      <YearField year={year} />
    </Choices>
  );
  if (standing === 'notOwned' || standing === 'notCovered')
    return (
      <Card title={title}>
        <EmptyState
          title={translate(standing === 'notOwned' ? 'wantsPrice' : 'noPrices')}
          text={translate('wantsPriceText')}
          data-testid="worth-without-prices"
        />
      </Card>
    );
  const empty = <EmptyState title={translate('noSteps')} text={translate('noStepsText')} />;
  const stepModel = stepsTable(steps, by, {
    subModel: nameOf('dimensions', 'subModel'),
    group: nameOf('dimensions', by),
    without: translate('without'),
    withoutPrice: translate('withoutPrice'),
    with: translate('with'),
    withPrice: translate('withPrice'),
    step: translate('step'),
    yuan,
  });
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={[finding, translate('noProof')].filter(Boolean).join(' ')}
        choices={choices}
        answered={spread && found ? { ...answered, answer: spread } : { ...answered, answer: undefined }}
        height={420}
        empty={empty}
        chart={(ready) =>
          boxChart(
            ready,
            { by, spread: stepSpread, count: 'count', value: translate('step'), title, most: mostBoxes },
            language,
          )
        }
      />
      {found && spread && (
        <>
          <TableCard
            key={by}
            inFigures
            title={title}
            caption={translate('leftOut', { always: found.always, never: found.never, unpriced: found.unpriced })}
            answered={{ ...answered, answer: spread }}
            model={tableOf(spread, language, catalogue)}
            empty={empty}
          />
          {steps.length > 0 && (
            <TableCard
              key={`${by}-steps`}
              title={translate('stepsTitle', { item: item.name })}
              caption={translate('stepsNote', { name: withinText(nameOf('dimensions', by), language) })}
              answered={{ ...answered, answer: spread }}
              model={stepModel}
              sorting={{ key: 'step', direction: 'descending' }}
            />
          )}
        </>
      )}
    </>
  );
}
