import { Button, ErrorState, Skeleton } from '@portal/ui';
import type * as Charts from '@portal/ui/charts';
import type { ChartSpec } from '@portal/ui/charts';
import { useEffect, useState } from 'react';
import { importModule } from '../../../modules/import-module.ts';
import { useTranslate } from './phrases.ts';

/** The line below a drawing that says period and source. */
const said = 28;

/** As tall as a chart with this drawing. */
export const ChartWaiting = ({ height }: { height: number }) => <Skeleton height={height + said} />;

export interface ChartPlaceProps {
  spec: ChartSpec;
  /** Of the drawing, in px. */
  height: number;
}

/** A chart of a panel. The charts load beside the figures, and nothing waits for them. */
export function ChartPlace(props: ChartPlaceProps) {
  const [round, setRound] = useState(0);
  return <Drawn key={round} {...props} retry={() => setRound(round + 1)} />;
}

function Drawn({ spec, height, retry }: ChartPlaceProps & { retry: () => void }) {
  const say = useTranslate();
  const [charts, setCharts] = useState<typeof Charts | 'failed' | null>(null);
  useEffect(() => {
    importModule<typeof Charts>('@portal/ui/charts').then(setCharts, () => setCharts('failed'));
  }, []);
  if (charts === 'failed')
    return (
      <ErrorState
        title={say('failed')}
        text={say('failedText')}
        action={<Button onClick={retry}>{say('retry')}</Button>}
      />
    );
  return charts ? <charts.Chart spec={spec} height={height} titleHidden /> : <ChartWaiting height={height} />;
}
