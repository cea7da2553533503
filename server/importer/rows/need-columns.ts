import { notThere, pickNames } from './pick-names.ts';
import { nearest, plain } from './plain-text.ts';
import { refuseFile } from './source-row.ts';

/**
 * Finds the columns that a setting names; * stands for any signs.
 * @param setting its name in the mapping, for the refusal
 * @returns their places, counted from 0
 * @throws Refusal where one is not there
 */
export function needColumns(header: readonly string[], wanted: string | readonly string[], setting: string): number[] {
  const names = header.map(plain);
  const absent = notThere(wanted, names).join(', ');
  if (absent !== '') {
    const near = nearest(absent, names.filter(Boolean));
    throw refuseFile(
      'importer.setting-column-missing',
      `表头中没有映射的 ${setting} 所写的列“${absent}”；最接近的是 ${near.join('、')}。`,
      `The header has no column "${absent}", which "${setting}" of the mapping names; closest matches: ${near.join(', ')}.`,
    );
  }
  const picks = pickNames(wanted);
  return names.flatMap((name, at) => (name !== '' && picks(name) ? [at] : []));
}
