import type { Sentence } from '../../kernel/words/sentence.ts';
import { spanOf } from '../answer/covered.ts';
import { datasets } from '../datasets/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { Parameters } from '../sql/parameters.ts';

/** Which launches are asked; all of them where it says nothing. */
export interface LaunchQuestion {
  state?: 'on sale' | 'coming';
  /** The first month, as 2026-03. */
  from?: string;
  /** Keys of the sub-models that came to the market. */
  subModels?: readonly string[];
}

/** A car that came to the market, or will. */
export interface Launch {
  /** Of a launch among the events of the release nothing but its day says whether it is over. */
  state: 'on sale' | 'coming' | 'by day';
  key: string;
  name: Sentence;
  /** Key of the sub-model, for a car that the market knows already. */
  subModel: string | null;
  /** Key of the model that the sub-model belongs to. */
  model: string | null;
  manufacturer: Sentence;
  brand: { key: string; name: Sentence };
  segment: string;
  fuelType: string;
  launchOn: string;
  msrpFrom: number | null;
  msrpTo: number | null;
  presalePrice: number | null;
}

const statement = (
  from: string,
) => `SELECT l.state, l.key, l.name_zh, l.name_en, s.key, m.name_zh, m.name_en, b.key, b.name_zh, b.name_en,
    l.segment, l.fuel_type, l.launch_on, l.msrp_from, l.msrp_to, l.presale_price, o.key
  FROM (${from}) AS l JOIN brand AS b ON b.brand_id = l.brand_id
  JOIN manufacturer AS m ON m.manufacturer_id = l.manufacturer_id
  LEFT JOIN sub_model AS s ON s.sub_model_id = l.sub_model_id
  LEFT JOIN model AS o ON o.model_id = s.model_id`;

/** By name and not by `UNION ALL BY NAME`, which PostgreSQL does not know. */
const listed = `SELECT key, name_zh, name_en, sub_model_id, brand_id, manufacturer_id, segment, fuel_type, launch_on, state,
    msrp_from, msrp_to, presale_price FROM launch`;

/** Launches among the events of sub-models that the list of launches does not know: files bring events alone. */
const happened = (
  isListed: boolean,
) => `SELECT e.key, s.name_zh, s.name_en, s.sub_model_id, m.brand_id, s.manufacturer_id,
    s.segment, s.fuel_type, e.day AS launch_on, 'by day' AS state, CAST(NULL AS INTEGER) AS msrp_from,
    CAST(NULL AS INTEGER) AS msrp_to, CAST(NULL AS INTEGER) AS presale_price
  FROM launch_fact AS f JOIN launch_event AS e ON e.launch_event_id = f.launch_event_id
  JOIN sub_model AS s ON s.sub_model_id = f.sub_model_id JOIN model AS m ON m.model_id = s.model_id
  WHERE e.kind = 'launched'${isListed ? ' AND s.sub_model_id NOT IN (SELECT sub_model_id FROM launch WHERE sub_model_id IS NOT NULL)' : ''}`;

/** What launches are read from: both stores, or the one that a release has; empty for none. */
function storesOf(release: OpenRelease): string {
  const isListed = Boolean(release.info.launches);
  const hasEvents = spanOf(datasets.launch, release) !== null;
  return [...(isListed ? [listed] : []), ...(hasEvents ? [happened(isListed)] : [])].join(' UNION ALL ');
}

/** The statement of a question, and the values of its places. */
function written(
  stores: string,
  { state, from, subModels }: LaunchQuestion,
): [sql: string, values: Parameters['values']] {
  const parameters = new Parameters();
  // A day is written behind its month: 2026-03-15 comes after 2026-03.
  const queries = [
    ...(state === undefined ? [] : [`l.state IN ('${state}', 'by day')`]),
    ...(from === undefined ? [] : [`l.launch_on >= ${parameters.add(from)}`]),
    ...(subModels === undefined ? [] : [`s.key IN (${parameters.list(subModels)})`]),
  ];
  const where = queries.length > 0 ? ` WHERE ${queries.join(' AND ')}` : '';
  return [`${statement(stores)}${where} ORDER BY l.launch_on DESC, l.key`, parameters.values];
}

/** @returns the launches of a release, newest first (S7.061); none where the release keeps none */
export async function readLaunches(
  release: OpenRelease,
  question: LaunchQuestion,
  signal?: AbortSignal,
): Promise<Launch[]> {
  const stores = storesOf(release);
  if (stores === '' || question.subModels?.length === 0) return [];
  const columns = await release.run(...written(stores, question), signal);
  return (columns[0] ?? []).map((state, row): Launch => {
    const text = (column: number) => String(columns[column]?.[row]);
    const yuan = (column: number) => {
      const value = columns[column]?.[row];
      return typeof value === 'number' ? value : null;
    };
    const known = (column: number) => {
      const value = columns[column]?.[row];
      return typeof value === 'string' ? value : null;
    };
    return {
      state: String(state) as Launch['state'],
      key: text(1),
      name: { zh_CN: text(2), en: text(3) },
      subModel: known(4),
      model: known(16),
      manufacturer: { zh_CN: text(5), en: text(6) },
      brand: { key: text(7), name: { zh_CN: text(8), en: text(9) } },
      segment: text(10),
      fuelType: text(11),
      launchOn: text(12),
      msrpFrom: yuan(13),
      msrpTo: yuan(14),
      presalePrice: yuan(15),
    };
  });
}
