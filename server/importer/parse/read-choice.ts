import { builtInSources, type EnumeratedMember, goesBy, type ReleasedSource, salesFile } from '../../market/index.ts';
import { allCarFields, type CarField } from '../rows/car-fields.ts';
import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';

export type ChoiceField = CarField | 'dataSource';
export const choiceFields: readonly ChoiceField[] = [...allCarFields, 'dataSource'];

/** Files of others call a source by its bare kind. */
const bareKinds: Record<string, readonly string[]> = {
  DATASOURCE_CLH_PIFA: ['wholesale', '批发量'],
  DATASOURCE_CLH_SALES: ['association sales', '销量'],
  DATASOURCE_ZD_LINGSHOU: ['retail', '零售量'],
};

/** The sources that are built in, and what files call them. */
export const sourceChoices: readonly EnumeratedMember[] = builtInSources.map(({ key, name }) => ({
  key,
  name,
  also: bareKinds[key] ?? [],
}));

/** The members of a field, and what an empty cell means; a data source has no such meaning and must be said. */
const choicesOf = (field: ChoiceField): { members: readonly EnumeratedMember[]; otherwise?: string } =>
  field === 'dataSource' ? { members: sourceChoices } : salesFile.fields[field];

/**
 * Reads a value that can be one of a few only, by its code, by its name in either language, or by what files call it.
 * @param others choices that the mapping adds
 * @returns the code, or the reason for which it is refused;
 */
export function readChoice(
  field: ChoiceField,
  text: string,
  others: readonly EnumeratedMember[] = [],
): string | Reason {
  const { members, otherwise } = choicesOf(field);
  const value = plain(text).toLowerCase();
  if (value === '') return otherwise ?? reasons.missing(field);
  const list: readonly EnumeratedMember[] = [...members, ...others];
  const found = list.find((member) => goesBy(member, value));
  return (
    found?.key ??
    reasons.choice(
      text,
      list.map(({ key }) => key),
    )
  );
}

/** @returns the source that a text names, or the reason for which it is refused */
export const readSource = (text: string, released: readonly ReleasedSource[] = []): string | Reason =>
  readChoice(
    'dataSource',
    text,
    released.map(({ key, name = { zh_CN: key, en: key } }) => ({ key, name })),
  );
