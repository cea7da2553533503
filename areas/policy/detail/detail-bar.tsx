import { Button, IconArrowLeft, IconButton, IconChevronLeft, IconChevronRight, IconX, Unseen } from '@portal/ui';
import type { Item } from '../data/ask.ts';
import type { PolicyAddress } from '../data/use-policy-address.ts';
import { phrases } from '../phrases.ts';
import classes from './detail.module.css';

interface DetailBarProps {
  address: PolicyAddress;
  items: Item[];
  /** Said when another policy is turned to. */
  title: string;
}

/** Leads back to the list and on to its neighbours. */
export function DetailBar({ address, items, title }: DetailBarProps) {
  const translate = phrases.useTranslate();
  const { view, turnTo, toList } = address;
  const at = items.findIndex(({ policyId }) => policyId === view.id);
  const [before, after] = at === -1 ? [] : [items[at - 1], items[at + 1]];
  const turn = (item: Item | undefined) => item && turnTo(item.policyId);
  return (
    <div className={classes.bar} role="toolbar" aria-label={translate('detail')}>
      <Button size="small" variant="quiet" icon={<IconArrowLeft />} className={classes.back} onClick={toList}>
        {translate('back')}
      </Button>
      <span className={classes.room} />
      <IconButton label={translate('previous')} disabled={!before} onClick={() => turn(before)}>
        <IconChevronLeft />
      </IconButton>
      <IconButton label={translate('next')} disabled={!after} onClick={() => turn(after)}>
        <IconChevronRight />
      </IconButton>
      <IconButton label={translate('close')} className={classes.close} onClick={toList} data-testid="policy-close">
        <IconX />
      </IconButton>
      <Unseen role="status">{title}</Unseen>
    </div>
  );
}
