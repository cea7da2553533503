import { status } from '@portal/contract';
import { CallError } from '@portal/shell';
import { askCaptcha, type Credentials, signIn } from '@portal/shell/insider';

export const wantsPuzzle = (code: string): boolean => code === String(status.captchaNeeded);

/**
 * Signs in by password; when the server wants a puzzle solved first (S2.108), shows it and sends the same again with its
 * ticket, once.
 *
 * @throws what signIn throws; the first refusal when the person closed the puzzle
 */
export async function signInByPassword(credentials: Credentials): Promise<void> {
  try {
    await signIn(credentials);
  } catch (error) {
    if (!(error instanceof CallError && wantsPuzzle(error.status))) throw error;
    const captchaTicket = await askCaptcha();
    if (captchaTicket === null) throw error;
    await signIn({ ...credentials, captchaTicket });
  }
}
