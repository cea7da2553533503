import { classNames, IconChevronDown, Popover } from '@portal/ui';
import { fieldText } from './field-text.ts';
import classes from './filters.module.css';
import { MemberList, type MemberListProps } from './members/member-list.tsx';

/** One dimension as a button that says what is chosen, or left out, and opens the list. */
export function FilterField(props: MemberListProps) {
  const { dimension, name, chosen, groups, without, language } = props;
  const nameOf = (key: string) => props.nameOf(dimension, key);
  const text = fieldText({ chosen, out: without?.[dimension] ?? [], groups, nameOf, language });
  return (
    <Popover
      label={name}
      className={classes.popover}
      triggerClassName={classNames(text && classes.active)}
      triggerData={{ 'data-testid': 'filter', 'data-dimension': dimension }}
      trigger={
        <>
          <span className={classes.name}>{name}</span>
          {text && <span className={classes.text}>{text}</span>}
          <IconChevronDown />
        </>
      }
    >
      {() => <MemberList {...props} />}
    </Popover>
  );
}
