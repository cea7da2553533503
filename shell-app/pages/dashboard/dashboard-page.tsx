import { formatMonth } from '@portal/ui';
import { useSnapshot } from 'valtio';
import classes from './dashboard.module.css';
import { overview } from './overview-store.ts';
import { Panel } from './panel.tsx';
import { useTranslate } from './phrases.ts';
import { ManufacturerPanel, ModelPanel } from './rank-panels.tsx';
import { SalesIndex } from './sales-index.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useAnswer } from './use-answer.ts';

/** S2.003: the month at a glance. */
export default function DashboardPage() {
  const say = useTranslate();
  const { source } = useSnapshot(overview);
  const month = useAnswer('getPvSales').data?.month;
  return (
    <div className={classes.page} data-testid="dashboard">
      <header className={classes.head}>
        <h1>{say('title')}</h1>
        <p>{say('lead', { month: formatMonth(month), source: say(source) })}</p>
      </header>
      <Panel
        name="market-sales"
        title={say('marketSales')}
        more={{ path: '/sales/overview', words: say('toOverview') }}
        className={classes.whole}
      >
        <div className={classes.indices}>
          <SalesIndex question="getPvSales" />
          <SalesIndex question="getEnergySales" />
        </div>
        <TrendChart />
      </Panel>
      <ManufacturerPanel />
      <ModelPanel />
    </div>
  );
}
