import { Card, EmptyState, formatNumber, KeyFigure, KeyFigures, Skeleton } from '@portal/ui';
import { AnalysisAnswer, type Answer, useMarket, usePage } from '@portal/ui/analysis';
import { carFigures } from '../../market/car-questions.ts';
import { creditRuleOf, creditsOf } from '../../market/credits.ts';
import { phrases } from '../../phrases.ts';
import classes from './detail.module.css';

/** The figures of a car, with the decimals of each. */
const figures = [
  ['listedRange', 0],
  ['listedBattery', 1],
  ['energyDensity', 0],
  ['electricityUse', 1],
  ['curbWeight', 0],
] as const;

/** What is announced of a car as key figures, beside the credits that follow from it. */
export function AnnouncedFigures() {
  const translate = phrases.useTranslate();
  const answered = useMarket(carFigures);
  return (
    <Card title={translate('announcedFigures')} caption={translate('announcedFiguresNote')}>
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={132} />}>
        {(answer) => <Figures answer={answer} />}
      </AnalysisAnswer>
    </Card>
  );
}

function Figures({ answer }: { answer: Answer }) {
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const row = answer.rows.find(({ kind }) => kind === 'row');
  if (!row) return <EmptyState title={translate('carUnknown')} text={translate('carUnknownText')} />;
  const { names, values } = row;
  const year = Number(answer.period.to.slice(0, 4));
  const rule = creditRuleOf(year);
  const credits = creditsOf(rule, row.keys.fuelType ?? '', values.listedRange ?? null);
  const { from, until, plugIn, electric, open } = rule;
  const isOther = year < from || year > until;
  const formula = [
    translate('creditsFormula', { from, until, plugIn, ...electric }),
    translate(open === 'all' ? 'creditsOpen' : 'creditsOpenSlope'),
    ...(isOther ? [translate('creditsOther', { year })] : []),
  ].join(' ');
  return (
    <>
      <p className={classes.name} data-testid="announced-car">
        {[names.brand, names.subModel, names.fuelType, names.segment].filter(Boolean).join(' · ')}
      </p>
      <KeyFigures columns={3} framed>
        {figures.map(([key, decimals]) => {
          const indicator = catalogue?.indicators.find((each) => each.key === key);
          const value = values[key] ?? null;
          return (
            <KeyFigure
              key={key}
              name={indicator?.name ?? ''}
              means={[indicator?.definition ?? []].flat()}
              value={formatNumber(value, decimals)}
              unit={value === null ? '' : (indicator?.unit ?? '')}
            />
          );
        })}
        <KeyFigure
          name={translate('credits')}
          means={[formula]}
          value={formatNumber(credits, 2)}
          unit={credits === null ? '' : translate('creditsUnit')}
        />
      </KeyFigures>
      <p className={classes.note}>{formula}</p>
    </>
  );
}
