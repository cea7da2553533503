import { useLanguage } from '@portal/shell';
import {
  crossValues,
  driftsOf,
  type Gap,
  type GapFigure,
  gapOf,
  gapTable,
  membersOf,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { sourcesByPeriod } from '../../market/questions.ts';
import { readSources } from './read-sources.ts';

/** Two sources period by period, and how far they lie apart. */
export function useGaps() {
  const language = useLanguage();
  const { search, catalogue, view } = usePage();
  const nameOf = useNameOf();
  const pair = catalogue && readSources(search, view, catalogue);
  const answered = useMarket((view, catalogue) =>
    sourcesByPeriod(view, catalogue, readSources(search, view, catalogue)),
  );
  const { answer } = answered;
  const volume = catalogue?.indicators.find(({ key }) => key === 'volume');
  const figureOf = (key: string): GapFigure => {
    const source = catalogue?.dataSources.find((candidate) => candidate.key === key);
    return {
      id: key,
      name: source?.name ?? key,
      format: volume?.format ?? 'count',
      unit: volume?.unit ?? '',
      definition: source?.definition ?? '',
      formula: volume?.formula ?? '',
    };
  };
  const shape = {
    first: figureOf(pair?.first ?? ''),
    second: figureOf(pair?.second ?? ''),
    period: nameOf('dimensions', 'period'),
  };
  const valueAt = answer && crossValues(answer, 'period', 'dataSource', 'volume');
  const gaps: Gap[] =
    answer && pair && valueAt
      ? membersOf(answer, 'period').map(({ key, name }) =>
          gapOf({ key, name, first: valueAt(key, pair.first), second: pair.second && valueAt(key, pair.second) }),
        )
      : [];
  const last = gaps.findLast(({ ratio }) => ratio !== null);
  return {
    answered,
    /** The keys of both; null while they are not known, the second one null where there is no other source. */
    pair,
    shape,
    gaps,
    /** The latest period that both have, and how far its ratio has drifted. */
    last,
    drift: driftsOf(gaps).get(last?.key ?? ''),
    table: { ...gapTable(gaps, shape, language), of: answer },
  };
}

export type Gaps = ReturnType<typeof useGaps>;
