import { Unseen } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';
import type { Look } from './mapping-columns.ts';

/** The first rows of a file as they stand, with the rows of the head set apart. */
export function FirstRows({ look }: { look: Look }) {
  const translate = phrases.useTranslate();
  const width = Math.max(...look.first.map(({ cells }) => cells.length), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys
    <div className={classes.preview} tabIndex={0} role="group" aria-label={translate('firstRows')}>
      <table data-testid="delivery-first">
        <Unseen as="caption">{translate('firstRows')}</Unseen>
        <tbody>
          {look.first.map(({ row, cells }) => (
            <tr key={row} className={look.head.includes(row) ? classes.head : undefined}>
              <th scope="row">{row}</th>
              {Array.from({ length: width }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                <td key={at}>{cells[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
