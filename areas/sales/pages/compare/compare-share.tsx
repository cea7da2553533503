import { Share } from '@portal/ui/analysis';
import type { Compared } from './comparisons.ts';
import { comparePhrases } from './phrases.ts';
import type { SheetRow } from './sheet.ts';
import { sheetTable } from './sheet-table.ts';

/** Takes the table on the screen away. */
export function CompareShare({ data, rows, title }: { data: Compared; rows: readonly SheetRow[]; title: string }) {
  const words = comparePhrases.useTranslate();
  const models: [string, string][] = [[words('model'), data.models.map(({ name }) => name).join('+')]];
  return <Share title={title} answer={data} model={sheetTable(data, rows, words)} filters={models} />;
}
