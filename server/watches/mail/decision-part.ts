import type { BuiltSheet, Language, WatchRule } from '@portal/contract';
import { fillBuilt, firstRows } from '../../exports/index.ts';
import type { LetterPart } from './letter.ts';
import { letterTable } from './letter-table.ts';

/** Twelve months with their sum, and both ends without and with what changes. */
const [rows, figures] = [13, 4];

/** A decision sheet in a mail: all months, and all that the ranges rest on. */
export async function decisionPart(sheet: BuiltSheet, rule: WatchRule, language: Language): Promise<LetterPart> {
  const table = fillBuilt(sheet);
  const months = await firstRows(table, () => false, rows);
  return {
    title: '',
    picture: null,
    figures: [],
    table: letterTable(table, months, rule, language, false, figures),
    facts: table.about,
  };
}
