import type { CallPayload, DataSource } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { forecastNotes, forecasts, MadeShare } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { lineEvents, lineNotes } from '../line-notes.ts';
import { useTranslate } from '../phrases.ts';
import { aboutOf, exportPath, type Shown } from '../shown.ts';
import classes from '../tool.module.css';
import { aheadOfCurve, curveChart } from './curve-chart.ts';
import { monthsOf } from './curve-months.ts';
import { curveTable } from './curve-table.ts';
import { StageFigures } from './stage-figures.tsx';
import { StageStrip } from './stage-strip.tsx';

const height = 340;

const aheadQuestion = ({ model, dataSource, lines }: Shown): CallPayload<'marketForecast'> => ({
  dataset: 'sales',
  dataSources: [dataSource.key as DataSource],
  by: 'model',
  indicator: 'volume',
  filters: { model: [model.key] },
  ...(lines.joined && { succession: true }),
});

/** The life of a model: its stage, its months with the course of twelve, and the marks that are chosen. */
export function CurveCard({ life }: { life: Shown }) {
  const say = useTranslate();
  const language = useLanguage();
  const { model, marks, rule, period } = life;
  const [forecast] = useAnswer(forecasts, [aheadQuestion(life)]).answer ?? [];
  const hasForecast = forecast?.rows.some(({ key, reason }) => key === model.key && reason === null) ?? false;
  const ahead = forecast && hasForecast ? aheadOfCurve(forecast) : null;
  const about = aboutOf(life);
  const title = `${model.name} · ${say('title')}`;
  const words = { title, volume: say('volume'), mean: say('yearMean'), noun: say('cars') };
  const joined = lineNotes(life, [model], language);
  const notes = [...joined.map(([, text]) => text), ...(ahead ? forecastNotes(ahead, language).caption : [])];
  const spec = curveChart(about, model, marks, ahead, words, language);
  const changes = lineEvents(life, model, monthsOf(model), language);
  return (
    <Card
      title={title}
      caption={life.dataSource.name}
      data-testid="life-curve"
      actions={
        <MadeShare
          of={title}
          answer={about}
          filters={[[say('model'), model.name], ...joined]}
          model={curveTable(model, ahead, say, language)}
          exportPath={exportPath}
        />
      }
      footer={<p className={classes.note}>{[say('meanNote'), ...notes].join(say('stop'))}</p>}
    >
      <div className={classes.stack}>
        <StageFigures curve={model} period={period} rule={rule} />
        <StageStrip curve={model} />
        <Chart titleHidden height={height} spec={{ ...spec, events: [...(spec.events ?? []), ...changes] }} />
        <details className={classes.rule}>
          <summary>{say('rule')}</summary>
          <p>{rule.definition}</p>
          <p>{rule.formula}</p>
        </details>
      </div>
    </Card>
  );
}
