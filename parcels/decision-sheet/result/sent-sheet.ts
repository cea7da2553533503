import type { DecisionSheet, MarketDecision } from '@portal/contract';
import { queryOf, type Sheet, searchOf } from '../address/sheet.ts';
import { sheetPath } from '../address/use-sheet.ts';
import type { Say } from '../phrases.ts';

/** The most signs of a title that a call carries. */
const longest = 120;

/** A sheet to be sent: its question, and the address that opens it. */
export function sentSheet(answer: MarketDecision, sheet: Sheet, say: Say): DecisionSheet {
  const name = answer.subject?.name ?? answer.segment?.name ?? '';
  const title = [say('tableTitle'), say(`kind_${sheet.kind}`), name].filter(Boolean).join(' · ').slice(0, longest);
  return { kind: 'decision', title, link: sheetPath + searchOf(sheet), query: queryOf(sheet) };
}
