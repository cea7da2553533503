import { Card } from '@portal/ui';
import { WrittenChoice } from '@portal/ui/analysis';
import { Chart, type ChartSpec, type WrittenAs } from '@portal/ui/charts';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';
import { changes } from './pictures/changes.ts';
import { heats } from './pictures/heats.ts';
import { prices } from './pictures/prices.ts';
import { regions } from './pictures/regions.ts';
import { times } from './pictures/times.ts';

/** Grids whose cells lead on, so that the keys can be tried. */
const isPicked = ({ kind }: ChartSpec) => kind === 'heat' || kind === 'tiles';

/** The kinds of charts beyond lines and bars: real-looking, long-named, with one member, empty and not covered. */
export function Pictures({ language }: GalleryPage) {
  const [written, setWritten] = useState<WrittenAs>({});
  const parts = [heats, prices, changes, regions, times];
  const specs: ChartSpec[] = parts.flatMap((part): ChartSpec[] => part(language));
  return (
    <>
      <Specimen of={['WrittenChoice']}>
        <WrittenChoice language={language} value={written} onChange={setWritten} />
      </Specimen>
      {specs.map((spec) => (
        <Card key={spec.title} title={spec.title} data-testid="specimen">
          <Chart titleHidden spec={{ ...spec, written }} onPick={isPicked(spec) ? () => undefined : undefined} />
        </Card>
      ))}
    </>
  );
}
