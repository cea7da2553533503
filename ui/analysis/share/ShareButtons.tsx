import type { Language } from '@portal/contract';
import { Button, IconDownload, IconLink, toast } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import { downloadText } from './download.ts';

export interface ShareButtonsProps {
  language: Language;
  /** The file of what is on the screen; undefined while there is nothing to export. */
  csv?: () => { name: string; text: string };
  /** The address that reopens exactly this view. */
  link: () => string;
}

/** Takes the answer away: as a file that equals the screen, or as a link that reopens it. */
export function ShareButtons({ language, csv, link }: ShareButtonsProps) {
  const words = analysisWords(language);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      toast(words('copied'), 'success');
    } catch {
      toast(words('copyFailed'), 'warning');
    }
  };
  return (
    <>
      <Button size="small" icon={<IconLink />} onClick={copy} data-testid="share-link">
        {words('copyLink')}
      </Button>
      <Button
        size="small"
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
