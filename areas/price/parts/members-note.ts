import { mostCompared } from '../market/choices.ts';
import { phrases } from '../phrases.ts';

/** What is said of the members that a picture compares: that they are the largest, or that there are too many. */
export function useMembersNote(chosen: number): string | undefined {
  const translate = phrases.useTranslate();
  if (chosen === 0) return translate('membersNote');
  return chosen > mostCompared ? translate('tooMany', { chosen }) : undefined;
}
