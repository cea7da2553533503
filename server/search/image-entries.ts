import { sql } from 'kysely';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type HitLinks, waysTo } from './links.ts';
import type { Entry } from './search-index.ts';

interface Row {
  model: string;
  zh: string;
  en: string;
  images: number;
}

/**
 * The models that there are pictures of, each once, as far as there is an area to show them.
 * @param names what models are called in the market, and were before, by their keys
 */
export async function imageEntries(
  db: StateDatabase,
  links: HitLinks,
  names: ReadonlyMap<string, readonly Sentence[]>,
): Promise<Entry[]> {
  if (!links.has('image')) return [];
  const { rows } = await sql<Row>`select image.model, max(chinese.model) as zh, max(english.model) as en,
      count(*) as images
    from image
    join image_text as chinese on chinese.row_id = image.row_id and chinese.language = 'zh_CN'
    join image_text as english on english.row_id = image.row_id and english.language = 'en'
    where withdrawn_on = '' group by image.model order by image.model`.execute(db);
  return rows.map(({ model, zh, en, images }) => ({
    kind: 'image',
    id: model,
    title: { zh_CN: `${zh} 图片`, en: `${en} pictures` },
    subtitle: { zh_CN: `图片数：${images}`, en: `Pictures: ${images}` },
    formerly: names.get(model) ?? [],
    ways: waysTo(links, 'image', model),
  }));
}
