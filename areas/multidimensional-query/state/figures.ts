import type { DataSource } from '@portal/contract';
import type { PivotFigure } from '@portal/ui/analysis';
import type { Catalogue } from '../data/ask.ts';

/** A figure of a dataset, of one of its sources where it has several. */
export interface CrossFigure extends PivotFigure {
  dataset: Catalogue['dataset'];
  datasetName: string;
  source: DataSource | null;
  /** Empty where the dataset has only one. */
  sourceName: string;
  indicator: string;
  /** What the indicator is called, whatever the source. */
  indicatorName: string;
  /** The earlier period that it is of or set against. */
  against?: Catalogue['indicators'][number]['against'];
  /** The months that it is covered in. */
  first: string;
  last: string;
}

const idOf = (dataset: string, indicator: string, source: string | null) =>
  [dataset, indicator, ...(source === null ? [] : [source])].join('.');

/** A source is called by what it counts (S3.037): of its volume nothing more has to be said. */
const nameOf = ({ key, name }: Catalogue['indicators'][number], source: string): string =>
  source === '' ? name : key === 'volume' ? source : `${name} · ${source}`;

/** All figures that an account can lay side by side, by dataset and source. */
export function figuresOf(catalogues: readonly Catalogue[]): CrossFigure[] {
  const all = catalogues.flatMap(({ dataset, name, dataSources, indicators, first, last }) => {
    const sources = dataSources.length > 0 ? dataSources : [{ key: null, name: '', first, last }];
    return sources.flatMap((source) =>
      indicators.map((indicator): CrossFigure & { source: DataSource | null } => ({
        id: idOf(dataset, indicator.key, source.key),
        dataset,
        datasetName: name,
        indicator: indicator.key,
        indicatorName: indicator.name,
        source: source.key as DataSource | null,
        sourceName: source.name,
        first: source.first,
        last: source.last,
        name: nameOf(indicator, source.name),
        unit: indicator.unit,
        format: indicator.format,
        growth: indicator.growth,
        adds: indicator.adds,
        against: indicator.against,
        definition: indicator.definition,
        formula: indicator.formula,
      })),
    );
  });
  // Two datasets may have a figure of one name.
  const named = new Map<string, number>();
  for (const { name } of all) named.set(name, (named.get(name) ?? 0) + 1);
  return all.map((figure) =>
    (named.get(figure.name) ?? 0) > 1 ? { ...figure, name: `${figure.name} · ${figure.datasetName}` } : figure,
  );
}
