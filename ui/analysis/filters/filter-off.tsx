import { Button, IconChevronDown, Tooltip } from '@portal/ui';
import classes from './filters.module.css';

/** A filter that these figures cannot answer, which says why on pointing or focus. */
export function FilterOff({ dimension, name, reason }: { dimension: string; name: string; reason: string }) {
  return (
    <Tooltip text={reason}>
      <Button disabled data-testid="filter" data-dimension={dimension} aria-label={`${name}: ${reason}`}>
        <span className={classes.off}>
          {name}
          <IconChevronDown />
        </span>
      </Button>
    </Tooltip>
  );
}
