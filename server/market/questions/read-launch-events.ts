import { spanOf } from '../answer/covered.ts';
import { datasets } from '../datasets/index.ts';
import { monthNumber } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/** A stage of a car with its day. */
export interface LaunchEvent {
  key: string;
  kind: string;
  /** YYYY-MM-DD, or YYYY-MM where no day is known. */
  day: string;
  /** Key of the sub-model. */
  subModel: string;
}

const statement = `SELECT e.key, e.kind, e.day, s.key FROM launch_fact AS f
  JOIN launch_event AS e ON e.launch_event_id = f.launch_event_id
  JOIN sub_model AS s ON s.sub_model_id = f.sub_model_id
  WHERE f.month BETWEEN $1 AND $2 ORDER BY e.day DESC, e.key`;

/**
 * @param span months such as 2026-03, both included
 * @returns the events of these months, newest first; none where the release keeps none
 */
export async function readLaunchEvents(
  release: OpenRelease,
  { first, last }: { first: string; last: string },
  signal?: AbortSignal,
): Promise<LaunchEvent[]> {
  if (spanOf(datasets.launch, release) === null) return [];
  const [keys = [], kinds, days, subModels] = await release.run(
    statement,
    [monthNumber(first), monthNumber(last)],
    signal,
  );
  return keys.map((key, at) => ({
    key: String(key),
    kind: String(kinds?.[at]),
    day: String(days?.[at]),
    subModel: String(subModels?.[at]),
  }));
}
