import type { Language } from '@portal/contract';
import { truncateText } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import { groupChosen, type MemberGroup } from './members/groups.ts';

/** What narrows a dimension: members that are asked for, and members that are left out. */
export interface FieldNarrowed {
  chosen: readonly string[];
  out: readonly string[];
  groups?: readonly MemberGroup[];
  nameOf: (key: string) => string;
  language: Language;
}

/** The button of a filter in few words: the first member, or the group, and how many more; empty where nothing narrows. */
export function fieldText({ chosen, out, groups = [], nameOf, language }: FieldNarrowed): string {
  const [first] = chosen;
  const [firstOut] = out;
  if (first !== undefined) {
    const group = groupChosen(groups, chosen);
    if (group) return truncateText(group.name, 16);
    return `${truncateText(nameOf(first), 16)}${chosen.length > 1 ? ` +${chosen.length - 1}` : ''}`;
  }
  if (firstOut === undefined) return '';
  const group = groupChosen(groups, out);
  const more = out.length > 1 && !group ? ` +${out.length - 1}` : '';
  const name = `${truncateText(group?.name ?? nameOf(firstOut), 16)}${more}`;
  return analysisWords(language)('without', { name });
}
