import { importModule } from '@portal/shell/insider';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import type * as Charts from '@portal/ui/charts';
import type { ChartSpec } from '@portal/ui/charts';
import { startTransition, useEffect, useState } from 'react';
import { nextTurn } from './next-turn.ts';
import { useTranslate } from './phrases.ts';

/** The line below a drawing that says period and source. */
const captionHeight = 28;

/** As tall as a chart with this drawing. */
export const ChartWaiting = ({ height }: { height: number }) => <Skeleton height={height + captionHeight} />;

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

/** The charts with their library: the figures come first, and two charts drawn at once would hold up the page. */
async function readyToDraw(): Promise<typeof Charts> {
  const charts = await importModule<typeof Charts>('@portal/ui/charts');
  await nextTurn();
  // A library that does not come is the chart's own to say.
  await charts.loadHighcharts().catch(() => undefined);
  await nextTurn();
  return charts;
}

function Drawn({ spec, height, retry }: ChartPlaceProps & { retry: () => void }) {
  const say = useTranslate();
  const [charts, setCharts] = useState<typeof Charts | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    readyToDraw().then(
      (ready) => wanted && startTransition(() => setCharts(ready)),
      () => wanted && setCharts('failed'),
    );
    return () => {
      wanted = false;
    };
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
