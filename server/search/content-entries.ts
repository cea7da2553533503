import { chinaDate } from '@portal/contract';
import { sql } from 'kysely';
import { shownDay } from '../kernel/days/shown-day.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { imageEntries } from './image-entries.ts';
import { type HitLinks, waysTo } from './links.ts';
import type { Entry } from './search-index.ts';

/** What models are called in the market, and were before, by their keys. */
export type ModelNames = ReadonlyMap<string, readonly Sentence[]>;

interface SpokenOf {
  id: string;
  model_key: string;
  name_zh: string;
  name_en: string;
}

interface Row {
  kind: 'news' | 'policy' | 'report' | 'marketReport';
  id: string;
  language: string;
  title: string;
  /** YYYYMMDD, or milliseconds since 1970 of news. */
  at: string;
}

/** Changes whenever news, policies, reports or pictures came, changed or went; content itself sees to that. */
export async function contentVersion(db: StateDatabase): Promise<string> {
  return (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;
}

/** A day of the store or an instant, as YYYY-MM-DD in China. */
function dayOf({ kind, at }: Row): string {
  if (kind !== 'news') return at.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return chinaDate(Number(at));
}

/**
 * All news, policies that are not withdrawn, reports for everybody and of the marketplace, by their titles, and models with
 * pictures, as far as there is an area to show them. News are found by the models that they speak of too.
 */
export async function contentEntries(db: StateDatabase, links: HitLinks, names: ModelNames): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select 'news' as kind, news.news_id as id, language, title, cast(published_at as text) as at
      from news join news_text on news_text.row_id = news.row_id
    union all
    select 'policy' as kind, policy.policy_id as id, language, title, issued_on as at
      from policy join policy_text on policy_text.row_id = policy.row_id where withdrawn_on = ''
    union all
    select 'report' as kind, report.report_id as id, language, title, published_on as at
      from report join report_text on report_text.row_id = report.row_id where report.kind = 'public'
    union all
    select 'marketReport' as kind, report.report_id as id, language, title, published_on as at
      from report join report_text on report_text.row_id = report.row_id where report.kind = 'market'`.execute(db);
  const about = await readAbout(db, links, names);
  const entries = new Map<string, Entry & { title: Sentence }>();
  for (const row of rows) {
    const { kind, id, language, title } = row;
    const ways = waysTo(links, kind, id);
    if (ways.length === 0) continue;
    const day = dayOf(row);
    const dayText = shownDay(day);
    const entry = entries.get(`${kind} ${id}`) ?? {
      kind,
      id,
      day,
      ways,
      title: { zh_CN: title, en: title },
      subtitle: { zh_CN: dayText, en: dayText },
    };
    const models = kind === 'news' ? about.get(id) : undefined;
    if (models) entry.about = models;
    if (language === 'zh_CN' || language === 'en') entry.title[language] = title;
    entries.set(`${kind} ${id}`, entry);
  }
  return [...entries.values(), ...(await imageEntries(db, links, names))];
}

/** What the models that each news item speaks of are called, by it and by the market. */
async function readAbout(db: StateDatabase, links: HitLinks, names: ModelNames): Promise<Map<string, Sentence[]>> {
  const found = new Map<string, Sentence[]>();
  if (!links.has('news')) return found;
  const { rows } = await sql<SpokenOf>`select news.news_id as id, model_key, name_zh, name_en
    from news join news_model on news_model.row_id = news.row_id`.execute(db);
  for (const { id, model_key, name_zh, name_en } of rows) {
    const called = [{ zh_CN: name_zh, en: name_en }, ...(names.get(model_key) ?? [])];
    found.set(id, [...(found.get(id) ?? []), ...called]);
  }
  return found;
}
