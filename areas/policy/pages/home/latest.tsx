import { Card, formatDate } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Item } from '../../data/ask.ts';
import { StatusTag } from '../../frame/status-tag.tsx';
import { nameOf } from '../../names.ts';
import { phrases } from '../../phrases.ts';
import home from './home.module.css';
import classes from './latest.module.css';
import { policyPath } from './policy-path.ts';

/** The newest policies, and the way to all of them. */
export function Latest({ items }: { items: Item[] }) {
  const translate = phrases.useTranslate();
  return (
    <Card
      title={translate('latest')}
      actions={<Link to="/policies">{translate('toList')}</Link>}
      data-testid="policy-latest"
    >
      {items.length === 0 && <p className={classes.quiet}>{translate('emptyAll')}</p>}
      <ul className={classes.latest}>
        {items.map((item) => (
          <li key={item.policyId}>
            <div className={classes.words}>
              <Link to={policyPath(item.policyId)} className={home.link} title={item.title}>
                {item.title}
              </Link>
              <span className={classes.meta}>
                {[nameOf('level', item.level), item.region, nameOf('kind', item.kind)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <StatusTag status={item.status} />
            <time dateTime={item.issuedOn || undefined}>{formatDate(item.issuedOn)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
