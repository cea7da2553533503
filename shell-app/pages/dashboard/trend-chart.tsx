import type { SalesTrendPoint } from '@portal/contract';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import type * as Charts from '@portal/ui/charts';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage } from '../../i18n/language.ts';
import { importModule } from '../../modules/import-module.ts';
import classes from './dashboard.module.css';
import { overview } from './overview-store.ts';
import { Answered } from './panel.tsx';
import { useTranslate } from './phrases.ts';
import { trendSpec } from './trend-spec.ts';
import { useAnswer } from './use-answer.ts';

const height = 280;

/** Drawing and the line below it that says period and source. */
const wholeHeight = height + 28;

/** The volumes of the last months as columns. The charts load beside the figures. */
export function TrendChart() {
  const cell = useAnswer('getPvSalesTrend');
  const [round, setRound] = useState(0);
  return (
    <div className={classes.trend}>
      <Answered cell={cell} waiting={<Skeleton height={wholeHeight} />}>
        {(points) => <Drawn key={round} points={points} retry={() => setRound(round + 1)} />}
      </Answered>
    </div>
  );
}

function Drawn({ points, retry }: { points: readonly SalesTrendPoint[]; retry: () => void }) {
  const say = useTranslate();
  const language = useLanguage();
  const { source } = useSnapshot(overview);
  const [charts, setCharts] = useState<typeof Charts | 'failed' | null>(null);
  useEffect(() => {
    importModule<typeof Charts>('@portal/ui/charts').then(setCharts, () => setCharts('failed'));
  }, []);
  const spec = useMemo(
    () =>
      trendSpec(
        points,
        { title: say('trend'), pv: say('pv'), energy: say('energy'), yoy: say('yoy'), source: say(source) },
        language,
      ),
    [points, language, source, say],
  );
  if (charts === 'failed')
    return (
      <ErrorState
        className={classes.state}
        title={say('chartFailed')}
        text={say('failedText')}
        action={<Button onClick={retry}>{say('retry')}</Button>}
      />
    );
  return charts === null ? <Skeleton height={wholeHeight} /> : <charts.Chart spec={spec} height={height} titleHidden />;
}
