import type { Language } from '@portal/contract';
import { Button, IconCopy, IconDownload, IconLink, toast } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import type { TableModel } from '../table/model.ts';
import { tabbedText } from '../table/plainTable.ts';
import { downloadText } from './download.ts';
import classes from './share.module.css';

export interface ShareButtonsProps {
  language: Language;
  /** The file of what is on the screen; undefined while there is nothing to export. */
  csv?: () => { name: string; text: string };
  /** The table of the card; without it there is nothing to copy. */
  table?: TableModel;
  /** The address that reopens exactly this view. */
  link: () => string;
}

/** Takes the answer away: as a link that reopens it, as text to paste with all its rows, or as a file. */
export function ShareButtons({ language, csv, table, link }: ShareButtonsProps) {
  const words = analysisWords(language);
  const copy = async (text: string, done: string, failed: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(done, 'success');
    } catch {
      toast(failed, 'warning');
    }
  };
  const copyLink = () => copy(link(), words('copied'), words('copyFailed'));
  const copyTable = ({ rows }: TableModel, text: string) =>
    copy(text, words('tableCopied', { n: rows.length }), words('tableNotCopied'));
  return (
    <>
      <Button size="small" className={classes.way} icon={<IconLink />} onClick={copyLink} data-testid="share-link">
        {words('copyLink')}
      </Button>
      {table && (
        <Button
          size="small"
          className={classes.way}
          icon={<IconCopy />}
          data-testid="copy-table"
          onClick={() => void copyTable(table, tabbedText(table, language))}
        >
          {words('copyTable')}
        </Button>
      )}
      <Button
        size="small"
        className={classes.way}
        icon={<IconDownload />}
        disabled={!csv}
        data-testid="export-csv"
        onClick={() => {
          const file = csv?.();
          if (file) downloadText(file.name, file.text);
        }}
      >
        {words('exportCsv')}
      </Button>
    </>
  );
}
