import { useLanguage } from '@portal/shell';
import { Card, classNames, truncateText } from '@portal/ui';
import { type Answer, ChartCard, FiguresCard, membersOf, TableCard, useMarket } from '@portal/ui/analysis';
import { cohorts, curvesByAge } from '../../market/questions.ts';
import { curveChart } from '../../parts/curve-chart.ts';
import { phrases } from '../../phrases.ts';
import classes from './survival.module.css';

/** The name of a curve without its source, which stands below in full. */
const withoutSource = (name: string): string => truncateText((name.split(/[（(]/)[0] ?? name).trim() || name, 36);

/** How the parc is made: what was registered each year, the part of it that is still in use, and who says so. */
export function SurvivalPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const curves = useMarket(curvesByAge);
  const answered = useMarket(cohorts);
  const [title, madeTitle] = [translate('curveTitle'), translate('cohortsTitle')];
  const named = (answer: Answer) =>
    membersOf(answer, 'survivalCurve').map(({ key, name }) => <li key={key}>{name}</li>);
  return (
    <>
      <ChartCard
        title={title}
        caption={translate('curveNote')}
        answered={curves}
        height={360}
        chart={(ready) =>
          curveChart(
            ready,
            { by: 'survivalCurve', indicator: 'survivalRate', title, legendName: withoutSource },
            language,
          )
        }
      />
      <Card title={translate('howTitle')}>
        <ol className={classNames(classes.steps, classes.numbered)} data-testid="how-made">
          <li>{translate('howRegistered')}</li>
          <li>{translate('howSurvived')}</li>
          <li>{translate('howAdded')}</li>
          <li>{translate('howReplaced')}</li>
        </ol>
        {curves.answer && (
          <>
            <h3 className={classes.head}>{translate('sourcesTitle')}</h3>
            <ul className={classes.steps} data-testid="curve-sources">
              {named(curves.answer)}
            </ul>
          </>
        )}
      </Card>
      <FiguresCard
        title={madeTitle}
        caption={translate('cohortsNote')}
        answered={answered}
        height={380}
        by="carAge"
        figures={[
          { indicator: 'carsRegistered', as: 'count' },
          { indicator: 'carsInUse', as: 'count' },
        ]}
      />
      <TableCard inFigures title={madeTitle} answered={answered} />
    </>
  );
}
