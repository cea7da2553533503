import type { Language } from '@portal/contract';
import { Button, IconDownload } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import { downloadText } from './download.ts';
import classes from './share.module.css';

export interface ExportCsvProps {
  language: Language;
  /** Makes the file of what is on the screen; undefined while there is nothing to export. */
  csv?: () => { name: string; text: string };
  /** What is taken away, where a page has several exports. */
  of?: string;
}

/** Gives what is on the screen as a file. */
export function ExportCsv({ language, csv, of }: ExportCsvProps) {
  const say = analysisWords(language)('exportCsv');
  return (
    <Button
      size="small"
      className={classes.way}
      icon={<IconDownload />}
      disabled={!csv}
      data-testid="export-csv"
      aria-label={of && `${say} · ${of}`}
      onClick={() => {
        const file = csv?.();
        if (file) downloadText(file.name, file.text);
      }}
    >
      {say}
    </Button>
  );
}
