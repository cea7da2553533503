import { toast } from '@portal/ui';
import { translate } from './phrases.ts';

/** Puts a text into the clipboard, and says whether it is there. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(translate('copied'), 'success');
  } catch {
    toast(translate('copyFailed'), 'error');
  }
}
