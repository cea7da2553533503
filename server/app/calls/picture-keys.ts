import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountOfFamily, findSession } from '../../accounts/index.ts';
import { imageProduct } from '../../content/index.ts';
import { holdsProduct } from '../../products/index.ts';
import { serverSecret } from '../../state/server-secret.ts';
import type { StateParts } from '../../state/state-parts.ts';

const hour = 60 * 60 * 1000;

/** Lets sessions see pictures, which ask without a token: an address carries a key of the session in its place. */
export interface PictureKeys {
  /** The key of the session of a call; the same for hours, so that browsers may keep what it opens. */
  pictureKey(call: { token: string | null }): Promise<string>;
  /** Whether a key was made here, its session lives, and its account holds the product now. */
  opensPictures(key: string): Promise<boolean>;
}

export function pictureKeys({ db, clock }: StateParts): PictureKeys {
  const markOf = async (family: string, end: string): Promise<string> => {
    const secret = await serverSecret(db, 'pictures');
    return createHmac('sha256', secret).update(`${end}\n${family}`).digest('base64url');
  };
  return {
    async pictureKey({ token }) {
      const found = token === null ? undefined : await findSession(db, token);
      if (!found) return '';
      const { family } = found.session;
      // It ends at a full hour, six to seven hours from now.
      const end = ((Math.floor(clock() / hour) + 7) * hour).toString(36);
      return `${family}.${end}.${await markOf(family, end)}`;
    },
    async opensPictures(key) {
      const [family = '', end = '', mark = '', ...rest] = key.split('.');
      if (rest.length > 0 || !/^[0-9a-f-]{36}$/.test(family) || !/^[0-9a-z]{1,12}$/.test(end)) return false;
      const [given, right] = [Buffer.from(mark), Buffer.from(await markOf(family, end))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
      const now = clock();
      if (Number.parseInt(end, 36) <= now) return false;
      const accountId = await accountOfFamily(db, family, now);
      return accountId !== null && holdsProduct(db, accountId, imageProduct, now);
    },
  };
}
