import { PortalLink } from '@portal/shell';
import { formatDate, IconExternalLink, Marked, Tag } from '@portal/ui';
import type { Item } from '../data/ask.ts';
import frame from '../frame/frame.module.css';
import { StatusTag } from '../frame/status-tag.tsx';
import { nameOf } from '../names.ts';
import { phrases } from '../phrases.ts';
import classes from './head.module.css';

interface DetailHeadProps {
  item: Item;
  searched: string;
  /** Undefined while it is on its way. */
  sourceUrl: string | undefined;
}

/** What a policy is, who issued it, and where its text comes from. */
export function DetailHead({ item, searched, sourceUrl }: DetailHeadProps) {
  const translate = phrases.useTranslate();
  return (
    <header className={classes.head}>
      <p className={frame.tags}>
        <StatusTag status={item.status} />
        <Tag>{nameOf('level', item.level)}</Tag>
        {item.region && <Tag>{item.region}</Tag>}
        <Tag>{nameOf('kind', item.kind)}</Tag>
      </p>
      <h2 tabIndex={-1}>
        <Marked text={item.title} searched={searched} />
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>{translate('issuer')}</dt>
          <dd>{item.issuer || '-'}</dd>
        </div>
        <div>
          <dt>{translate('issuedOn')}</dt>
          <dd>{formatDate(item.issuedOn)}</dd>
        </div>
      </dl>
      {sourceUrl !== undefined && <Source url={sourceUrl} />}
    </header>
  );
}

/** Without an address the policy is the portal's own demonstration. */
function Source({ url }: { url: string }) {
  const translate = phrases.useTranslate();
  if (!/^https?:\/\//i.test(url)) return <p className={classes.quiet}>{translate('demonstration')}</p>;
  return (
    <PortalLink to={url} className={classes.source} data-testid="policy-source">
      {translate('source')}
      <IconExternalLink />
    </PortalLink>
  );
}
