import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../../market/index.ts';
import { meantFields } from '../mapping/mapping.ts';
import { sourceChoices } from '../parse/read-choice.ts';
import { type Candidate, candidatesOf } from './seems.ts';

/** A field of the files of a dataset, as somebody chooses it for a column. */
export interface ChosenField extends Pick<Candidate, 'field' | 'kind' | 'isNeeded'> {
  name: Sentence;
  /** What it can say, where it says one of a few. */
  choices: { key: string; name: Sentence }[];
}

/** @returns what columns of files of a dataset may be, in the order in which the dataset declares them */
export function fileFields(dataset: Dataset): ChosenField[] {
  const declared = dataset.file?.fields ?? {};
  return candidatesOf(dataset).map(({ field, kind, isNeeded }) => {
    const own = declared[field];
    const name = own?.name ?? meantFields[field as 'year']?.name ?? { zh_CN: field, en: field };
    const members = own?.kind === 'choice' ? (own.source ? sourceChoices : own.members) : [];
    return { field, kind, isNeeded, name, choices: members.map((member) => ({ key: member.key, name: member.name })) };
  });
}
