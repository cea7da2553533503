import type { DimensionKey, Filters, Language, Member } from '@portal/contract';
import { useReference } from '@portal/shell';
import { Button, Checkbox, ErrorState, formatMonth, IconSearch, Skeleton, TextField, Unseen } from '@portal/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { CompetitorSets, KeepCompetitors } from '../kept/competitor-sets.tsx';
import { analysisWords } from '../phrases.ts';
import type { AskMembers } from './ask-members.ts';
import classes from './filters.module.css';
import { GroupRow } from './group-row.tsx';
import type { MemberGroup } from './groups.ts';
import { noteRecent } from './recent.ts';
import { listed, useMembers } from './use-members.ts';
import { useRecent } from './use-recent.ts';

export interface MemberListProps {
  dimension: DimensionKey;
  name: string;
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
  /** All filters of the view: wider levels narrow the list. */
  filters: Filters;
  ask: AskMembers;
  language: Language;
  nameOf: (dimension: DimensionKey, key: string) => string;
  learn: (dimension: DimensionKey, members: readonly Member[]) => void;
  /** Members that can be chosen together. */
  groups?: readonly MemberGroup[];
  /** How many may be chosen. */
  most?: number;
}

/** Up and down go from one box to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input')];
  const next = boxes[boxes.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What a member was called before, and until when. */
const formerNames = ({ was = [] }: Pick<Member, 'was'>, dimension: DimensionKey) =>
  was.filter((one) => one.dimension === dimension);

/** The members of a dimension to choose from, searched on the server; chosen ones stand first, then the last ticked. */
export function MemberList(props: MemberListProps) {
  const { dimension, name, chosen, onChange, filters, ask, language, nameOf, learn, groups = [], most = 500 } = props;
  const words = analysisWords(language);
  const [search, setSearch] = useState('');
  // What was chosen when the list opened stays on top; boxes do not jump while they are ticked.
  const [pinned] = useState(chosen);
  const found = useMembers(ask, dimension, search, filters);
  const { members, all, error, retry } = found;
  const lately = useRecent(ask, dimension, filters);
  const state = lately === null && found.state === 'ready' ? 'loading' : found.state;
  const reference = useReference(error);
  useEffect(() => learn(dimension, members), [learn, dimension, members]);
  const top: Pick<Member, 'key' | 'name' | 'was'>[] = search
    ? []
    : pinned.map((key) => members.find((one) => one.key === key) ?? { key, name: nameOf(dimension, key) });
  const recent = state !== 'ready' || search ? [] : (lately ?? []).filter(({ key }) => !pinned.includes(key));
  const above = new Set([...pinned, ...recent.map(({ key }) => key)]);
  const rest = state === 'ready' ? members.filter(({ key }) => search || !above.has(key)) : [];
  const toggle = (key: string, on: boolean) => {
    if (on) noteRecent(dimension, key);
    onChange(on ? [...chosen, key].slice(0, most) : chosen.filter((other) => other !== key));
  };
  const box = (member: Pick<Member, 'key' | 'name' | 'was'>) => (
    <Checkbox
      key={member.key}
      className={classes.option}
      value={member.key}
      checked={chosen.includes(member.key)}
      disabled={!chosen.includes(member.key) && chosen.length >= most}
      onChange={(event) => toggle(member.key, event.currentTarget.checked)}
    >
      {member.name}
      {formerNames(member, dimension).map(({ until, name: former }) => (
        <small key={until} className={classes.former}>
          {words('nameUntil', { month: formatMonth(until), name: former })}
        </small>
      ))}
    </Checkbox>
  );
  const fresh = search === '' ? [] : members.flatMap(({ key }) => (chosen.includes(key) ? [] : [key]));
  const taken = fresh.slice(0, Math.max(0, most - chosen.length));
  const takesAll = taken.length === fresh.length && members.length === all;
  return (
    // Arrow keys are an addition: every box can also be reached with Tab.
    <fieldset className={classes.list} onKeyDown={moveFocus}>
      <Unseen as="legend">{words('choose', { name })}</Unseen>
      <div className={classes.searchRow}>
        <TextField
          label={words('searchIn', { name })}
          labelHidden
          type="search"
          placeholder={words('search')}
          prefix={<IconSearch />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          autoFocus
        />
      </div>
      <CompetitorSets dimension={dimension} onChoose={(keys) => onChange(keys.slice(0, most))} />
      {search === '' && <GroupRow groups={groups} chosen={chosen} language={language} onChange={onChange} />}
      {taken.length > 1 && (
        <div className={classes.groups}>
          <Button size="small" data-testid="all-found" onClick={() => onChange([...chosen, ...taken])}>
            {words(takesAll ? 'allFound' : 'firstFound', { n: taken.length, all })}
          </Button>
        </div>
      )}
      <div className={classes.options}>
        {state === 'loading' &&
          [1, 2, 3, 4, 5, 6].map((line) => <Skeleton key={line} height={20} className={classes.bone} />)}
        {state === 'failed' && (
          <ErrorState
            title={words('membersFailed')}
            action={<Button onClick={retry}>{words('retry')}</Button>}
            reference={reference}
          />
        )}
        {top.map(box)}
        {recent.length > 0 && (
          <div className={classes.recent} role="group" aria-label={words('recent')} data-testid="recent-members">
            <p className={classes.recentHead} aria-hidden="true">
              {words('recent')}
            </p>
            {recent.map(box)}
          </div>
        )}
        {rest.map(box)}
        {state === 'ready' && top.length + recent.length + rest.length === 0 && (
          <p className={classes.note}>{words('nothing')}</p>
        )}
        {state === 'ready' && all > listed && (
          <p className={classes.note}>{words('narrow', { all, shown: members.length })}</p>
        )}
      </div>
      <div className={classes.listFoot}>
        <Button size="small" variant="quiet" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {words('clear')}
        </Button>
        <KeepCompetitors dimension={dimension} chosen={chosen} />
      </div>
    </fieldset>
  );
}
