import { trackDownload, useLanguage } from '@portal/shell';
import { writeView } from '@portal/ui';
import { aboutAnswer, csvOf, exportName, ShareButtons } from '@portal/ui/analysis';
import { usePage } from '../../frame/context.ts';
import type { Compared } from '../../market/ask.ts';
import { comparePhrases } from './phrases.ts';
import type { SheetRow } from './sheet.ts';
import { sheetTable } from './sheetTable.ts';

/** S3.053: the name of the export in the table of downloads. */
const exportPath = '/v3/iw-sales-analysis/compare/export';

/** Takes the table on the screen away; the link names its months, so that it reopens the same figures later. */
export function CompareShare({ data, rows, title }: { data: Compared; rows: readonly SheetRow[]; title: string }) {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  const { view, search } = usePage();
  const { from, to } = data.period;
  const table = sheetTable(data, rows, words);
  const csv = () => {
    trackDownload(exportPath);
    const models: [string, string][] = [[words('model'), data.models.map(({ name }) => name).join('+')]];
    const about = aboutAnswer({ ...data, cut: null }, models, language);
    const source = data.dataSources.map(({ name }) => name).join('+');
    return { name: exportName({ title, source, from, to, filters: models }), text: csvOf(table, about, language) };
  };
  const link = () => `${location.origin}${location.pathname}?${writeView({ ...view, from, to }, search)}`;
  return <ShareButtons language={language} csv={csv} table={table} link={link} />;
}
