import { spanOf } from '../answer/covered.ts';
import { datasets } from '../datasets/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/** The months of first launches, as year * 12 + month - 1, by the keys of models. */
export type FirstLaunches = Readonly<Record<string, number>>;

const statement = `SELECT m.key, MIN(f.month) FROM launch_fact AS f
  JOIN launch_event AS e ON e.launch_event_id = f.launch_event_id
  JOIN sub_model AS s ON s.sub_model_id = f.sub_model_id
  JOIN model AS m ON m.model_id = s.model_id
  WHERE e.kind = 'launched' AND f.month <= $1 GROUP BY m.key`;

/**
 * @returns those of all models whose launch the release knows, until the last month that it covers: what is announced is
 *   none yet; nothing where it keeps no launches
 */
export async function readFirstLaunches(release: OpenRelease, signal?: AbortSignal): Promise<FirstLaunches> {
  const span = spanOf(datasets.launch, release);
  if (span === null) return {};
  const [keys = [], months = []] = await release.run(statement, [span.last], signal);
  return Object.fromEntries(keys.map((key, at) => [String(key), Number(months[at])]));
}
