import { classNames, IconChevronDown, Popover, truncateText } from '@portal/ui';
import classes from './filters.module.css';
import { groupChosen } from './groups.ts';
import { MemberList, type MemberListProps } from './member-list.tsx';

/** One dimension as a button that says what is chosen and opens the list. */
export function FilterField(props: MemberListProps) {
  const { dimension, name, chosen, nameOf, groups = [] } = props;
  const group = groupChosen(groups, chosen);
  const [first] = chosen;
  const said = first === undefined ? '' : truncateText(group?.name ?? nameOf(dimension, first), 16);
  const more = chosen.length > 1 && !group ? ` +${chosen.length - 1}` : '';
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
