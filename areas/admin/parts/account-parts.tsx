import { PortalLink } from '@portal/shell';
import { formatDate, Tag, type TagProps } from '@portal/ui';
import type { Account } from '../data/ask.ts';
import { phrases } from '../phrases.ts';
import classes from './parts.module.css';

const tones: Record<Account['condition'], TagProps['tone']> = {
  active: 'success',
  'not-opened': 'neutral',
  suspended: 'danger',
  expired: 'warning',
};

/** What stops an account, if anything does. */
export function ConditionTag({ condition }: { condition: Account['condition'] }) {
  const translate = phrases.useTranslate();
  return (
    <Tag tone={tones[condition]} data-testid="account-condition">
      {translate(`condition/${condition}`)}
    </Tag>
  );
}

export const pathOfAccount = (userId: string): string => `/admin/accounts?id=${encodeURIComponent(userId)}`;

/** Leads from a row to the account that it names. */
export const AccountLink = ({ userId, userNm }: { userId: string; userNm: string }) => (
  <PortalLink to={pathOfAccount(userId)}>{userNm}</PortalLink>
);

/** Two days YYYYMMDD, the last one included. */
export const daysText = (from: string, to: string): string => `${formatDate(from)} ~ ${formatDate(to)}`;

const mostNamed = 3;

/** The first few products, and how many there are beside. */
export function ProductList({ products }: { products: readonly string[] }) {
  const translate = phrases.useTranslate();
  if (products.length === 0) return <span className={classes.quiet}>{translate('none')}</span>;
  const more = products.length - mostNamed;
  return (
    <span title={products.join(', ')}>
      {products.slice(0, mostNamed).join(', ')}
      {more > 0 && ` +${more}`}
    </span>
  );
}
