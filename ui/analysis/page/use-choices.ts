import { type Chosen, type Offered, readChoices } from './choices.ts';
import { usePage } from './context.ts';

/** What a person has chosen on a page. @param offered the `choices` of its declaration */
export const useChoices = <Of extends Offered>(offered: Of): Chosen<Of> => readChoices(usePage().search, offered);
