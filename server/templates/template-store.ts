import type { UserInfo } from '@portal/contract';
import type { MarkFile } from '../settings/operator-mark.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** How slides, pages and prints of a company look. */
export interface Template {
  /** Of series, in their order: #rrggbb. */
  colours: string[];
  /** Null without one. Its address is that on this site. */
  mark: MarkFile | null;
  /** What the master and the layout of its slides are called. */
  master: string;
  layout: string;
}

/** @returns null where nobody has set one, or the account belongs to no company */
export async function templateOf(db: StateDatabase, companyId: string | null | undefined): Promise<Template | null> {
  if (!companyId) return null;
  const row = await db
    .selectFrom('company_template')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return null;
  const { colours, mark_address, mark_type, mark_content, master, layout } = row;
  return {
    colours: JSON.parse(colours) as string[],
    mark:
      mark_address === null
        ? null
        : {
            address: mark_address,
            type: mark_type as MarkFile['type'],
            content: Buffer.from(mark_content ?? '', 'base64'),
          },
    master,
    layout,
  };
}

/** What a page has to know of the template of a company to print by it; null for none. */
export async function lookOf(
  db: StateDatabase,
  companyId: string | null,
): Promise<NonNullable<UserInfo['look']> | null> {
  if (companyId === null) return null;
  const row = await db
    .selectFrom('company_template')
    .select(['colours', 'mark_address'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return null;
  const [accent = ''] = JSON.parse(row.colours) as string[];
  return { accent, mark: row.mark_address };
}

/** Puts a template in the place of the one before. @param now milliseconds since 1970 */
export async function keepTemplate(
  db: StateDatabase,
  companyId: string,
  { colours, mark, master, layout }: Template,
  now: number,
): Promise<void> {
  const stored = {
    colours: JSON.stringify(colours),
    mark_address: mark?.address ?? null,
    mark_type: mark?.type ?? null,
    mark_content: mark?.content.toString('base64') ?? null,
    master,
    layout,
    updated_at: now,
  };
  await db
    .insertInto('company_template')
    .values({ company_id: companyId, ...stored })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(stored))
    .execute();
}

/** @returns whether there was one */
export async function removeTemplate(db: StateDatabase, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_template')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}
