import type { Language, Member } from '@portal/contract';
import { Checkbox, classNames, formatMonth, formatNumber, IconBan, Unseen } from '@portal/ui';
import { analysisWords } from '../phrases.ts';
import classes from './filters.module.css';

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
}

/** A member to choose, and beside it to leave out: a press on one takes the other back. */
export function MemberRow({ member, isChosen, isOut, isFull, leftOf, language, onChoose, onLeaveOut }: MemberRowProps) {
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
        <button
          type="button"
          // The arrow keys lead here from its box: a list of a hundred has a stop for each member, not two.
          tabIndex={-1}
          className={classes.sign}
          aria-pressed={isOut}
          aria-label={words('leaveOut', { name })}
          title={words('leaveOut', { name })}
          data-testid="leave-out"
          onClick={() => onLeaveOut(!isOut)}
        >
          <IconBan />
        </button>
      )}
    </div>
  );
}
