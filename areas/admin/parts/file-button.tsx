import { saveFile, trackDownload } from '@portal/shell';
import { Button, IconDownload, toast } from '@portal/ui';
import { useState } from 'react';
import { wordsOfFailure } from '../data/use-task.ts';
import { phrases } from '../phrases.ts';

export interface FileButtonProps {
  /** Of the file. */
  name: string;
  /** By what the download is counted. */
  path: string;
  /** Asks for the file, and says what is in it; `complete` is false where it does not hold all. */
  take: () => Promise<{ csv: string; text: string; complete: boolean }>;
  'data-testid': string;
}

/** What a page lists as CSV. */
export function FileButton({ name, path, take, 'data-testid': testId }: FileButtonProps) {
  const translate = phrases.useTranslate();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { csv, text, complete } = await take();
      saveFile(name, new Blob([csv], { type: 'text/csv' }));
      trackDownload(path);
      toast(text, complete ? 'success' : 'warning');
    } catch (failure) {
      toast(wordsOfFailure(failure), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<IconDownload size={16} />} loading={busy} onClick={() => void run()} data-testid={testId}>
      {translate('takeFile')}
    </Button>
  );
}
