import { classNames, Marked, Unseen } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Item } from '../../data/ask.ts';
import type { PolicyAddress } from '../../data/use-policy-address.ts';
import { StatusTag } from '../../frame/status-tag.tsx';
import { cellsOf } from '../../list/policy-cells.ts';
import classes from './row.module.css';

/** One policy of the table; each field carries its name, for the card that the row becomes and for whoever compares. */
export function PolicyRow({ item, address }: { item: Item; address: PolicyAddress }) {
  const { view, searchOf, opening } = address;
  const cells = cellsOf(item);
  const hasDays = item.effectiveFrom !== '' || item.effectiveTo !== '';
  const isOpen = item.policyId === view.id;
  return (
    <tr className={classNames(classes.row, isOpen && classes.current)} data-testid="policy-row">
      <th scope="row">
        <Link
          {...opening}
          to={{ search: searchOf({ id: item.policyId }) }}
          className={classes.title}
          title={item.title}
          aria-current={isOpen || undefined}
          data-policy={item.policyId}
          data-field="title"
        >
          <Marked text={item.title} searched={view.text} />
        </Link>
        <span className={classes.under} title={cells.issuer} data-field="issuer">
          <Marked text={cells.issuer} searched={view.text} />
        </span>
      </th>
      <td className={classes.words}>
        <span data-field="region">{cells.region}</span>
        <span className={classes.under} data-field="level">
          {cells.level}
        </span>
      </td>
      <td className={classes.words} data-field="kind">
        {cells.kind}
      </td>
      <td data-field="status">
        <StatusTag status={item.status} />
      </td>
      <td data-field="issuedOn">{cells.issuedOn}</td>
      <td className={classes.period}>
        <span data-field="effectiveFrom">{cells.effectiveFrom}</span>
        {hasDays ? (
          <span className={classes.under} data-field="effectiveTo">
            {cells.effectiveTo}
          </span>
        ) : (
          <Unseen data-field="effectiveTo">{cells.effectiveTo}</Unseen>
        )}
      </td>
    </tr>
  );
}
