import type { Language, Member } from '@portal/contract';
import { Checkbox, classNames, formatMonth, formatNumber, IconBan, IconStar, Unseen } from '@portal/ui';
import type { ReactNode } from 'react';
import { analysisWords } from '../../page/phrases.ts';
import classes from '../filters.module.css';

/** What a row says of a member. */
export interface RowMember extends Pick<Member, 'key' | 'name' | 'left'> {
  /** What it was called before, and until when. */
  was?: readonly { until: string; name: string }[];
}

export interface MemberRowProps {
  member: RowMember;
  isChosen: boolean;
  isOut: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  /** What is counted as left of it. */
  leftOf?: string;
  language: Language;
  onChoose: (on: boolean) => void;
  /** Leaves it out, or no more; without it members of this list cannot be left out. */
  onLeaveOut?: (on: boolean) => void;
  isFavourite: boolean;
  /** Marks it for the account, or no more. */
  onFavour: (on: boolean) => void;
}

/** A member to choose, and beside it to leave out (a press on one takes the other back) and to mark as a favourite. */
export function MemberRow(props: MemberRowProps) {
  const { member, isChosen, isOut, isFull, leftOf, language, onChoose, onLeaveOut, isFavourite, onFavour } = props;
  const words = analysisWords(language);
  const { key, name, left, was = [] } = member;
  return (
    <div
      className={classNames(classes.option, isOut && classes.out, left === 0 && classes.nothingLeft)}
      data-testid="member"
      data-key={key}
    >
      <Checkbox
        className={classes.box}
        value={key}
        checked={isChosen}
        disabled={!isChosen && isFull}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      >
        <span className={classes.member}>{name}</span>
        {was.map(({ until, name: former }) => (
          <small key={until} className={classes.former}>
            {words('nameUntil', { month: formatMonth(until), name: former })}
          </small>
        ))}
      </Checkbox>
      {left !== undefined && leftOf !== undefined && (
        <span className={classes.left} title={words('leftHint', { name: leftOf })}>
          {formatNumber(left)}
          <Unseen> {words('leftOf', { name: leftOf })}</Unseen>
        </span>
      )}
      {onLeaveOut && (
        <Sign label={words('leaveOut', { name })} isOn={isOut} onPress={onLeaveOut} data-testid="leave-out">
          <IconBan />
        </Sign>
      )}
      <Sign
        className={classes.star}
        label={words('favour', { name })}
        isOn={isFavourite}
        onPress={onFavour}
        data-testid="favour"
      >
        <IconStar />
      </Sign>
    </div>
  );
}

interface SignProps {
  label: string;
  isOn: boolean;
  onPress: (on: boolean) => void;
  className?: string;
  children: ReactNode;
  'data-testid': string;
}

/** What can be done with a member beside its box. The arrow keys lead there: the list has one stop for each, not three. */
const Sign = ({ label, isOn, onPress, className, children, ...rest }: SignProps) => (
  <button
    {...rest}
    type="button"
    tabIndex={-1}
    className={classNames(classes.sign, className)}
    aria-pressed={isOn}
    aria-label={label}
    title={label}
    onClick={() => onPress(!isOn)}
  >
    {children}
  </button>
);
