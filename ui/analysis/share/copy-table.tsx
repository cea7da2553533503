import type { Language } from '@portal/contract';
import { Button, IconCopy } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import type { TableModel } from '../table/model.ts';
import { tabbedText } from '../table/plain-table.ts';
import { copyText } from './copy-text.ts';
import classes from './share.module.css';

export interface CopyTableProps {
  language: Language;
  /** All of its rows are copied, not those in sight alone. */
  table: TableModel;
}

/** Copies a table as text that a spreadsheet takes. */
export function CopyTable({ language, table }: CopyTableProps) {
  const words = analysisWords(language);
  const copy = () =>
    copyText(tabbedText(table, language), words('tableCopied', { n: table.rows.length }), words('tableNotCopied'));
  return (
    <Button
      size="small"
      className={classes.way}
      icon={<IconCopy />}
      data-testid="copy-table"
      onClick={() => void copy()}
    >
      {words('copyTable')}
    </Button>
  );
}
