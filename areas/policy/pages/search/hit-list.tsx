import { classNames, formatDate, holdsAny, Marked } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Item } from '../../data/ask.ts';
import { excerptOf } from '../../data/excerpt-of.ts';
import type { PolicyAddress } from '../../data/use-policy-address.ts';
import { StatusTag } from '../../frame/status-tag.tsx';
import { nameOf } from '../../names.ts';
import { phrases } from '../../phrases.ts';
import classes from './hits.module.css';

/** Policies with an excerpt each, in which what was searched is marked. */
export function HitList({ items, address }: { items: Item[]; address: PolicyAddress }) {
  return (
    <ol data-testid="policy-hits">
      {items.map((item) => (
        <Hit key={item.policyId} item={item} address={address} />
      ))}
    </ol>
  );
}

function Hit({ item, address }: { item: Item; address: PolicyAddress }) {
  const translate = phrases.useTranslate();
  const { view, searchOf, opening } = address;
  const searched = view.text;
  const isOpen = item.policyId === view.id;
  const text = [item.title, item.issuer, item.region, item.summary].join(' ');
  const isInBody = searched.trim() !== '' && !holdsAny(text, searched);
  return (
    <li className={classNames(classes.hit, isOpen && classes.current)} data-testid="policy-row">
      <h2 className={classes.title}>
        <Link
          {...opening}
          to={{ search: searchOf({ id: item.policyId }) }}
          aria-current={isOpen || undefined}
          data-policy={item.policyId}
        >
          <Marked text={item.title} searched={searched} />
        </Link>
      </h2>
      <p className={classes.meta}>
        <StatusTag status={item.status} />
        <span>{[nameOf('level', item.level), nameOf('kind', item.kind)].join(' · ')}</span>
        {item.region && (
          <span>
            <Marked text={item.region} searched={searched} />
          </span>
        )}
        {item.issuer && item.issuer !== item.region && (
          <span>
            <Marked text={item.issuer} searched={searched} />
          </span>
        )}
        {item.issuedOn && <time dateTime={item.issuedOn}>{formatDate(item.issuedOn)}</time>}
      </p>
      {item.summary && (
        <p className={classes.summary}>
          <Marked text={excerptOf(item.summary, searched)} searched={searched} />
        </p>
      )}
      {item.passage ? (
        <p className={classes.summary} data-testid="policy-passage">
          <Marked text={item.passage} searched={searched} />
        </p>
      ) : (
        isInBody && <p className={classes.inBody}>{translate('inBody')}</p>
      )}
    </li>
  );
}
