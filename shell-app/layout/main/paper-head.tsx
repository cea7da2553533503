import { portalNameOf, signatureOf } from '@portal/contract';
import { formatDateTime, usePrinting } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { useLanguage } from '../../i18n/language.ts';
import { release } from '../../release/release.ts';
import { useSession } from '../../session/session.ts';
import { operator } from '../../sites/operator.ts';
import type { Route } from '../use-route.ts';
import classes from './paper-head.module.css';

/** What stands at the head of a page on paper: where it is from, whose figures these are, who printed it, and when. */
export function PaperHead({ route }: { route: Route }) {
  const say = useTranslate();
  const language = useLanguage();
  const { user, userInfo } = useSession();
  const { demonstration } = useSnapshot(release);
  const look = userInfo?.look;
  const mark = look?.mark && <img className={classes.mark} src={look.mark} alt="" />;
  // The mark of the company is fetched before somebody prints: paper waits for nothing.
  if (!usePrinting()) return mark && <div className={classes.waiting}>{mark}</div>;
  const by = signatureOf(operator(), language) || portalNameOf(operator(), language);
  const places = [by, route.product?.title, route.link?.title];
  const who = [user?.realName || user?.username, user?.companyName];
  return (
    <div className={classes.head} style={look && { borderColor: look.accent }} data-testid="paper-head">
      {mark}
      <span className={classes.places}>
        {[...places, demonstration && say('demonstration')].filter(Boolean).join(' / ')}
      </span>
      <span>
        {say('printedBy', { name: who.filter(Boolean).join(' · '), at: formatDateTime(new Date().toISOString()) })}
      </span>
    </div>
  );
}
