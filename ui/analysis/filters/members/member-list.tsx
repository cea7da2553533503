import type { DimensionKey, Filters, Language, Member } from '@portal/contract';
import { useReference } from '@portal/shell';
import { Button, ErrorState, IconSearch, Skeleton, TextField, Unseen } from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { AskMembers } from '../../page/ask-members.ts';
import { analysisWords } from '../../page/phrases.ts';
import { withinText } from '../../page/within-text.ts';
import { CompetitorSets, KeepCompetitors } from '../../saved/competitor-sets.tsx';
import { useFavouriteMembers } from '../../saved/favourite-members.ts';
import classes from '../filters.module.css';
import { type Attribute, AttributeRow } from './attribute-row.tsx';
import { GroupRow } from './group-row.tsx';
import type { MemberGroup } from './groups.ts';
import { MemberRow, type RowMember } from './member-row.tsx';
import { moveFocus } from './move-focus.ts';
import { noteRecent, recentOf } from './recent.ts';
import { listed, useMembers } from './use-members.ts';
import { useNamedMembers } from './use-named-members.ts';

export interface MemberListProps {
  dimension: DimensionKey;
  name: string;
  chosen: readonly string[];
  onChange: (keys: string[]) => void;
  /** All filters of the view: wider levels narrow the list. */
  filters: Filters;
  /** All members that the view leaves out. */
  without?: Filters;
  /** Leaves members of the dimension out, and no others; without it none can be. */
  onLeaveOut?: (keys: string[]) => void;
  /** Takes away all that narrows the dimension; without it nothing can be left out, and choosing nobody does. */
  onClear?: () => void;
  ask: AskMembers;
  language: Language;
  nameOf: (dimension: DimensionKey, key: string) => string;
  learn: (dimension: DimensionKey, members: readonly Member[]) => void;
  /** Members that can be chosen together. */
  groups?: readonly MemberGroup[];
  /** What describes its members, to choose all of a kind. */
  attributes?: readonly Attribute[];
  /** How many may be chosen. */
  most?: number;
}

/** A member with what it was called before in this dimension. */
const rowOf = ({ key, name, left, was = [] }: Member, dimension: DimensionKey): RowMember => ({
  key,
  name,
  left,
  was: was.filter((candidate) => candidate.dimension === dimension),
});

/**
 * The members of a dimension to choose from, or to leave out, searched on the server. What narrows already stands first,
 * then the favourites of the account, then the last ticked.
 */
export function MemberList(props: MemberListProps) {
  const { dimension, name, chosen, onChange, filters, without = {}, ask, language, nameOf, learn } = props;
  const { onLeaveOut, onClear, groups = [], attributes = [], most = 500 } = props;
  const out = without[dimension] ?? [];
  const words = analysisWords(language);
  const [search, setSearch] = useState('');
  // What narrowed when the list opened stays on top; boxes do not jump while they are ticked.
  const [pinned] = useState(() => [...chosen, ...out]);
  const found = useMembers(ask, dimension, search, { filters, without });
  const { members, all, outside = 0, error, retry } = found;
  // Of the narrowest level each is one: a count would say nothing, and that nothing is left is said by its look.
  const leftOf = found.leftOf && found.leftOf.key !== dimension ? withinText(found.leftOf.name, language) : undefined;
  // So do those that were favourites, or ticked last, then.
  const favourites = useFavouriteMembers(dimension);
  const [favouriteKeys, setFavouriteKeys] = useState(favourites.keys);
  if (favouriteKeys === null && favourites.keys !== null) setFavouriteKeys(favourites.keys);
  const [recentKeys] = useState(() => recentOf(dimension));
  const loved = useNamedMembers(ask, dimension, favouriteKeys, { filters, without });
  const lately = useNamedMembers(ask, dimension, recentKeys, { filters, without });
  const isWaiting = loved === null || lately === null;
  const state = isWaiting && found.state === 'ready' ? 'loading' : found.state;
  const reference = useReference(error);
  useEffect(() => learn(dimension, members), [learn, dimension, members]);
  const top: Member[] = search
    ? []
    : pinned.map(
        (key) => members.find((member) => member.key === key) ?? { key, name: nameOf(dimension, key), parent: null },
      );
  const aboveAll = (members: readonly Member[] | null, others: readonly string[]) =>
    state !== 'ready' || search ? [] : (members ?? []).filter(({ key }) => !others.includes(key));
  const keysOf = (members: readonly Member[]) => members.map(({ key }) => key);
  const favourite = aboveAll(loved, pinned);
  const recent = aboveAll(lately, [...pinned, ...keysOf(favourite)]);
  const above = new Set([...pinned, ...keysOf(favourite), ...keysOf(recent)]);
  const rest = state === 'ready' ? members.filter(({ key }) => search || !above.has(key)) : [];
  const toggle = (key: string, on: boolean) => {
    if (on) noteRecent(dimension, key);
    onChange(on ? [...chosen, key].slice(0, most) : chosen.filter((other) => other !== key));
  };
  const leaveOut = (key: string, on: boolean) =>
    onLeaveOut?.(on ? [...out, key].slice(0, most) : out.filter((other) => other !== key));
  const box = (member: Member) => (
    <MemberRow
      key={member.key}
      member={rowOf(member, dimension)}
      isChosen={chosen.includes(member.key)}
      isOut={out.includes(member.key)}
      isFull={chosen.length >= most}
      leftOf={leftOf}
      language={language}
      onChoose={(on) => toggle(member.key, on)}
      onLeaveOut={onLeaveOut && ((on) => leaveOut(member.key, on))}
      isFavourite={favourites.keys?.includes(member.key) ?? false}
      onFavour={(on) => favourites.mark(member.key, on)}
    />
  );
  const fresh = search === '' ? [] : members.flatMap(({ key }) => (chosen.includes(key) ? [] : [key]));
  const taken = fresh.slice(0, Math.max(0, most - chosen.length));
  const takesAll = taken.length === fresh.length && members.length === all;
  return (
    // Arrow keys are an addition: every box can also be reached with Tab.
    <fieldset className={classes.list} onKeyDown={moveFocus}>
      <Unseen as="legend">
        {words('choose', { name })}
        {` (${words(onLeaveOut ? 'leaveOutHint' : 'favourHint')})`}
      </Unseen>
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
      {search === '' &&
        attributes.map((attribute) => (
          <AttributeRow key={attribute.dimension} attribute={attribute} ask={ask} language={language} />
        ))}
      {search === '' && <GroupRow groups={groups} chosen={chosen} language={language} onChange={onChange} />}
      {taken.length > 1 && (
        <div className={classes.groups}>
          <Button size="small" data-testid="all-found" onClick={() => onChange([...chosen, ...taken])}>
            {words(takesAll ? 'allFound' : 'firstFound', { n: taken.length, all })}
          </Button>
        </div>
      )}
      <p className={classes.leftHead} aria-hidden="true" title={leftOf && words('leftHint', { name: leftOf })}>
        {leftOf && words('leftOf', { name: leftOf })}
      </p>
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
        <Part name={words('favourites')} data-testid="favourite-members">
          {favourite.map(box)}
        </Part>
        <Part name={words('recent')} data-testid="recent-members">
          {recent.map(box)}
        </Part>
        {rest.map(box)}
        {state === 'ready' && top.length + favourite.length + recent.length + rest.length === 0 && (
          <p className={classes.note}>{words('nothing')}</p>
        )}
        {state === 'ready' && outside > 0 && <p className={classes.note}>{words('outside', { n: outside })}</p>}
        {state === 'ready' && all > listed && (
          <p className={classes.note}>{words('narrow', { all, shown: members.length })}</p>
        )}
      </div>
      <div className={classes.listFoot}>
        <Button
          size="small"
          variant="quiet"
          disabled={chosen.length + out.length === 0}
          onClick={onClear ?? (() => onChange([]))}
        >
          {words('clear')}
        </Button>
        <KeepCompetitors dimension={dimension} chosen={chosen} />
      </div>
    </fieldset>
  );
}

/** Members that stand above all others, for a reason that is said; nothing where there are none. */
function Part({ name, children, ...rest }: { name: string; children: ReactNode[]; 'data-testid': string }) {
  if (children.length === 0) return null;
  return (
    <div {...rest} className={classes.recent} role="group" aria-label={name}>
      <p className={classes.recentHead} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
