import { toast } from '../toast/toast.ts';

/** Puts a text into the clipboard, and says whether it is there. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done, 'success');
  } catch {
    toast(failed, 'warning');
  }
}
