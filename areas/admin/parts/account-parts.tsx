import { PortalLink, useAnswer } from '@portal/shell';
import { formatDate, Tag, type TagProps } from '@portal/ui';
import { type Account, nothing, products } from '../data/ask.ts';
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

type Translate = ReturnType<typeof phrases.useTranslate>;

const roles = ['analyst', 'admin', 'company-admin', 'data-operator', 'content-editor', 'support', 'developer'] as const;

/** What the roles of an account are called; one that nobody has named stands as it is. */
export function rolesText(translate: Translate, given: readonly string[]): string {
  const nameOf = (role: string) => {
    const known = roles.find((each) => each === role);
    return known ? translate(`role/${known}`) : role;
  };
  return given.map(nameOf).join(translate('between')) || translate('none');
}

/** What a card of a sheet says where it has nothing to list. */
export const Nothing = ({ text }: { text: string }) => <p className={classes.nothing}>{text}</p>;

/** Two days YYYYMMDD, the last one included. */
export const daysText = (from: string, to: string): string => `${formatDate(from)} ~ ${formatDate(to)}`;

const mostNamed = 3;

/** The first few products by name, and how many there are beside. */
export function ProductList({ products: keys }: { products: readonly string[] }) {
  const translate = phrases.useTranslate();
  const known = useAnswer(products, nothing).answer ?? [];
  if (keys.length === 0) return <span className={classes.quiet}>{translate('none')}</span>;
  const names = keys.map((key) => known.find((product) => product.key === key)?.productName ?? key);
  const more = names.length - mostNamed;
  const separator = translate('between');
  return (
    <span title={names.join(separator)}>
      {names.slice(0, mostNamed).join(separator)}
      {more > 0 && ` +${more}`}
    </span>
  );
}
