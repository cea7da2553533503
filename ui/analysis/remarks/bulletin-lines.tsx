import { type Bulletin, bulletinKindText, bulletinMonths, isAbout } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { coveredBy, IconInfoCircle, spanOf } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { useNameOf } from '../page/use-name-of.ts';
import { phrases } from './phrases.ts';
import classes from './remarks.module.css';
import { useRemarks } from './remarks-context.ts';

/**
 * What the operator tells readers of the source and the months of the page, on paper too.
 * @param periods how many of the latest periods stand for no choice
 */
export function BulletinLines({ periods }: { periods?: number }) {
  const language = useLanguage();
  const say = phrases.useTranslate();
  const nameOf = useNameOf();
  const { bulletins } = useRemarks();
  const { view, catalogue } = usePage();
  if (!catalogue || bulletins.length === 0) return null;
  const span = spanOf(view, coveredBy(catalogue, view), periods);
  const sources = view.dataSource ? [view.dataSource] : [];
  // Of a month that has not come, the page of the newest ones is who looks for it.
  const to = span.to === catalogue.last ? '9999-12' : span.to;
  const seen = bulletins.filter((bulletin) => isAbout(bulletin, { sources, from: span.from, to }));
  if (seen.length === 0) return null;
  const about = ({ indicator, ...bulletin }: Bulletin) =>
    [bulletinMonths(bulletin, language), indicator && nameOf('indicators', indicator)].filter(Boolean).join(' · ');
  return (
    <ul className={classes.bulletins} aria-label={say('bulletins')} data-testid="bulletins">
      {seen.map((bulletin) => (
        <li key={bulletin.bulletinId} data-kind={bulletin.kind}>
          <IconInfoCircle />
          <p>
            <b>{bulletinKindText(bulletin.kind, language)}</b>
            {about(bulletin) && <span className={classes.place}>{about(bulletin)}</span>}
            {bulletin.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
