import { Button, IconArrowLeft, IconButton, IconChevronLeft, IconChevronRight, IconX } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import type { Item } from '../data/ask.ts';
import type { PolicyAddress } from '../data/usePolicyAddress.ts';
import frame from '../frame/frame.module.css';
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
  const navigate = useNavigate();
  const { view, searchOf, opening, close } = address;
  const at = items.findIndex(({ policyId }) => policyId === view.id);
  const [before, after] = at === -1 ? [] : [items[at - 1], items[at + 1]];
  const turnTo = (item: Item | undefined) =>
    item && navigate({ search: searchOf({ id: item.policyId }) }, { ...opening });
  return (
    <div className={classes.bar} role="toolbar" aria-label={translate('detail')}>
      <Button size="small" variant="quiet" icon={<IconArrowLeft />} className={classes.back} onClick={close}>
        {translate('back')}
      </Button>
      <span className={classes.room} />
      <IconButton label={translate('previous')} disabled={!before} onClick={() => turnTo(before)}>
        <IconChevronLeft />
      </IconButton>
      <IconButton label={translate('next')} disabled={!after} onClick={() => turnTo(after)}>
        <IconChevronRight />
      </IconButton>
      <IconButton label={translate('close')} className={classes.close} onClick={close} data-testid="policy-close">
        <IconX />
      </IconButton>
      <span role="status" className={frame.unseen}>
        {title}
      </span>
    </div>
  );
}
