import {
  Card,
  Change,
  Explained,
  KeyFigure,
  KeyFigures,
  KeyFiguresWaiting,
  PreliminaryTag,
  SheetFrame,
} from '@portal/ui';
import {
  CopyLink,
  DataTable,
  MadeShare,
  ShareMenu,
  type Sorting,
  StillTable,
  sortRows,
  type TableModel,
  TableShare,
} from '@portal/ui/analysis';
import { Chart, type ChartKind } from '@portal/ui/charts';
import { useState } from 'react';
import classes from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';

const volumes = [412_345, 268_120, 97_404, 18_233, 950];
const growth = [0.214, -0.087, 0, null, 1.5];

/** Figures, the tables and the charts they stand in. */
export function Figures({ say, language }: GalleryPage) {
  const [sorting, setSorting] = useState<Sorting>({ key: 'volume', direction: 'descending' });
  const kinds: ChartKind[] = ['line', 'column', 'bar', 'area', 'stacked', 'stackedShare'];
  const names = [say('first'), say('second'), `${say('brand')} 3`, `${say('brand')} 4`, `${say('brand')} 5`];
  const series = names.map((name, at) => ({
    key: `b${at}`,
    name,
    format: 'count' as const,
    values: volumes.map((volume, month) => Math.round((volume * (10 - at) * (8 + month)) / 100)),
  }));
  const model = tableOf(say, names);
  return (
    <>
      <Specimen of={['KeyFigures', 'KeyFigure', 'KeyFiguresWaiting', 'Change', 'Explained', 'PreliminaryTag']}>
        <KeyFigures>
          <KeyFigure
            name={say('volume')}
            means={[say('explain')]}
            value="241.2"
            unit={say('cars')}
            changes={[{ name: say('yoy'), value: 0.0834 }]}
          />
          <KeyFigure name={say('volume')} value={undefined} changes={[{ name: say('yoy'), value: null }]} />
        </KeyFigures>
        <div className={classes.wide}>
          <KeyFiguresWaiting />
        </div>
        {growth.map((value) => (
          <Change key={String(value)} value={value} />
        ))}
        <Change value={-1.24} format="points" unit="pp" />
        <Explained means={[say('explain'), say('text')]}>{say('volume')}</Explained>
        <PreliminaryTag months={{ from: '2026-05', to: '2026-09' }} preliminaryFrom="2026-09" language={language} />
      </Specimen>
      <Specimen of={['DataTable', 'ShareMenu', 'TableShare', 'MadeShare', 'CopyLink']}>
        <ShareMenu
          language={language}
          csv={() => ({ name: 'gallery.csv', text: '' })}
          table={model}
          link={() => location.href}
        />
        <CopyLink language={language} link={() => location.href} />
        <TableShare
          language={language}
          table={{ title: say('title'), name: 'gallery', model, about: [] }}
          taken={() => undefined}
        />
        <MadeShare
          of={say('title')}
          answer={{
            period: { from: '2026-05', to: '2026-09', preliminaryFrom: null },
            release: { id: 'gallery', publishedAt: '2026-10-12T00:00:00Z', demonstration: true, note: '' },
            dataSources: [],
          }}
          filters={[]}
          model={model}
          exportPath="gallery"
        />
        <div className={classes.wide}>
          <DataTable
            caption={say('title')}
            model={{ ...model, rows: sortRows(model.rows, sorting, model.columns) }}
            language={language}
            sorting={sorting}
            onSort={(key) => setSorting({ key, direction: 'descending' })}
            bar="volume"
            ranked
          />
        </div>
      </Specimen>
      <Specimen of={['StillTable']}>
        <div className={classes.wide}>
          <StillTable caption={say('title')} model={model} />
        </div>
      </Specimen>
      <Specimen of={['SheetFrame']}>
        <SheetFrame caption={say('title')}>
          <tbody>
            {names.map((name, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{volumes[at]}</td>
              </tr>
            ))}
          </tbody>
        </SheetFrame>
      </Specimen>
      {kinds.map((kind) => (
        <Card key={kind} title={`Chart ${kind}`} data-testid="specimen">
          <Chart
            titleHidden
            spec={{
              kind,
              series,
              language,
              title: say('title'),
              period: '2026-05 - 2026-09',
              source: say('source'),
              categories: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'],
              preliminaryFrom: 4,
            }}
          />
        </Card>
      ))}
      <Card title="Chart scatter" data-testid="specimen">
        <Chart
          titleHidden
          spec={{
            kind: 'scatter',
            language,
            title: say('title'),
            x: { name: say('volume'), format: 'count' },
            y: { name: say('yoy'), format: 'percent' },
            points: names.map((name, at) => ({ key: `b${at}`, name, x: volumes[at] ?? null, y: growth[at] ?? null })),
          }}
        />
      </Card>
    </>
  );
}

function tableOf(say: GalleryPage['say'], names: readonly string[]): TableModel {
  const figure = { kind: 'indicator', definition: say('explain'), formula: '' } as const;
  return {
    cut: { shown: 5, all: 31 },
    columns: [
      {
        key: 'brand',
        name: say('brand'),
        kind: 'dimension',
        format: null,
        unit: '',
        definition: '',
        formula: '',
        growth: false,
      },
      { ...figure, key: 'volume', name: say('volume'), format: 'count', unit: say('cars'), growth: false },
      { ...figure, key: 'yoy', name: say('yoy'), format: 'percent', unit: '', growth: true },
    ],
    rows: names.map((name, at) => ({
      id: `r${at}`,
      kind: 'row' as const,
      keys: { brand: `b${at}` },
      names: { brand: name },
      values: { volume: volumes[at] ?? null, yoy: growth[at] ?? null },
    })),
  };
}
