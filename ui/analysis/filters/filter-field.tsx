import { classNames, IconChevronDown, Popover, truncateText } from '@portal/ui';
import classes from './filters.module.css';
import { MemberList, type MemberListProps } from './member-list.tsx';

/** One dimension as a button that says what is chosen and opens the list. */
export function FilterField(props: MemberListProps) {
  const { dimension, name, chosen, nameOf } = props;
  const [first] = chosen;
  const said = first === undefined ? '' : truncateText(nameOf(dimension, first), 16);
  const more = chosen.length > 1 ? ` +${chosen.length - 1}` : '';
  return (
    <Popover
      label={name}
      className={classes.popover}
      triggerClassName={classNames(said && classes.active)}
      triggerData={{ 'data-testid': 'filter', 'data-dimension': dimension }}
      trigger={
        <>
          <span className={classes.name}>{name}</span>
          {said && (
            <span className={classes.said}>
              {said}
              {more}
            </span>
          )}
          <IconChevronDown />
        </>
      }
    >
      {() => <MemberList {...props} />}
    </Popover>
  );
}
