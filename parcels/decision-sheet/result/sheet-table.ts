import { decisionTable, decisionWord, type Language, type MarketDecision } from '@portal/contract';
import { exportName, type SharedTable } from '@portal/ui/analysis';
import { queryOf, type Sheet } from '../address/sheet.ts';

/** The months of a sheet as a table to be taken away, with its assumptions beside it. @returns undefined while there is no range */
export function sheetTable(answer: MarketDecision, sheet: Sheet, language: Language): SharedTable | undefined {
  const table = decisionTable(answer, queryOf(sheet), language);
  if (!table) return undefined;
  const name = answer.subject?.name ?? answer.segment?.name ?? '';
  const filters: [string, string][] = [[decisionWord(language, 'subjectLabel'), name]];
  return { ...table, name: exportName({ title: table.title, filters }) };
}
