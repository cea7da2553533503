import { type Answer, useForecast } from '@portal/ui/analysis';
import { useMemo } from 'react';
import type { Compared } from './comparisons.ts';

/** The volumes of compared models as an answer by model and month, as trends have it. */
export const volumesOf = ({ models, months, definitions, priceMonth, ...about }: Compared): Answer =>
  ({
    ...about,
    columns: [],
    rows: models.flatMap(({ key, name, volumes }) =>
      months.map((month, at) => ({
        kind: 'row' as const,
        keys: { subModel: key, period: month },
        names: { subModel: name, period: month },
        values: { volume: volumes[at] ?? null },
      })),
    ),
    total: null,
    cut: null,
  }) as Answer;

/** What follows the latest month of each compared model, where the address wants it. */
export function useVolumesAhead(data: Compared) {
  const answer = useMemo(() => volumesOf(data), [data]);
  return useForecast(answer, { by: 'subModel', indicator: 'volume' });
}
