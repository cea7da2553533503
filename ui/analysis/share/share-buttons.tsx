import { CopyLink, type CopyLinkProps } from './copy-link.tsx';
import { CopyTable, type CopyTableProps } from './copy-table.tsx';
import { ExportCsv, type ExportCsvProps } from './export-csv.tsx';

export type ShareButtonsProps = CopyLinkProps & Pick<ExportCsvProps, 'csv'> & Partial<Pick<CopyTableProps, 'table'>>;

/** Takes the answer away: as a link that reopens it, as text to paste with all its rows, or as a file. */
export const ShareButtons = ({ language, csv, table, link }: ShareButtonsProps) => (
  <>
    <CopyLink language={language} link={link} />
    {table && <CopyTable language={language} table={table} />}
    <ExportCsv language={language} csv={csv} />
  </>
);
