import type { Sentence } from '../../kernel/words/sentence.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { Parameters } from '../sql/parameters.ts';

/** Which launches are asked; all of them where it says nothing. */
export interface LaunchQuestion {
  state?: Launch['state'];
  /** The first month, as 2026-03. */
  from?: string;
  /** Keys of the sub-models that came to the market. */
  subModels?: readonly string[];
}

/** A car that came to the market, or will. */
export interface Launch {
  state: 'on sale' | 'coming';
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

const statement = `SELECT l.state, l.key, l.name_zh, l.name_en, s.key, m.name_zh, m.name_en, b.key, b.name_zh, b.name_en,
    l.segment, l.fuel_type, l.launch_on, l.msrp_from, l.msrp_to, l.presale_price, o.key
  FROM launch AS l JOIN brand AS b ON b.brand_id = l.brand_id
  JOIN manufacturer AS m ON m.manufacturer_id = l.manufacturer_id
  LEFT JOIN sub_model AS s ON s.sub_model_id = l.sub_model_id
  LEFT JOIN model AS o ON o.model_id = s.model_id`;

/** The statement of a question, and the values of its places. */
function written({ state, from, subModels }: LaunchQuestion): [sql: string, values: Parameters['values']] {
  const parameters = new Parameters();
  // A day is written behind its month: 2026-03-15 comes after 2026-03.
  const queries = [
    ...(state === undefined ? [] : [`l.state ${state === 'coming' ? '=' : '<>'} 'coming'`]),
    ...(from === undefined ? [] : [`l.launch_on >= ${parameters.add(from)}`]),
    ...(subModels === undefined ? [] : [`s.key IN (${parameters.list(subModels)})`]),
  ];
  const where = queries.length > 0 ? ` WHERE ${queries.join(' AND ')}` : '';
  return [`${statement}${where} ORDER BY l.launch_on DESC, l.key`, parameters.values];
}

/** @returns the launches of a release, newest first (S7.061); none where the release keeps none */
export async function readLaunches(
  release: OpenRelease,
  question: LaunchQuestion,
  signal?: AbortSignal,
): Promise<Launch[]> {
  if (!release.info.launches || question.subModels?.length === 0) return [];
  const columns = await release.run(...written(question), signal);
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
      state: state === 'coming' ? 'coming' : 'on sale',
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
