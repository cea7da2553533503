import type { DimensionKey } from '@portal/contract';
import { classNames, IconChevronDown, isNarrowedBy, type Narrowed, Popover, Segmented } from '@portal/ui';
import { useState } from 'react';
import { analysisWords } from '../page/phrases.ts';
import { fieldText } from './field-text.ts';
import classes from './filters.module.css';
import { MemberList, type MemberListProps } from './members/member-list.tsx';
import type { Narrowing } from './use-narrowing.ts';

/** S3.039: the levels of a region, from the widest. */
export const regionLevels = ['nationwide', 'area', 'province', 'city'] as const;
export type RegionLevel = (typeof regionLevels)[number];

/** The level of a view: the narrowest that has members chosen, else left out. */
export function regionLevelOf(view: Narrowed): RegionLevel {
  const levels = ['city', 'province', 'area'] as const;
  const chosen = levels.find((level) => view.filters[level]?.length);
  return chosen ?? levels.find((level) => isNarrowedBy(view, level)) ?? 'nationwide';
}

type RegionFieldProps = Pick<MemberListProps, 'ask' | 'language' | 'nameOf' | 'learn'> & {
  filters: Narrowed['filters'];
  without: Narrowed['without'];
  narrowing: Pick<Narrowing, 'setFilters' | 'leaveOut' | 'clear'>;
  /** What all places of the market are, which need not be the whole country. */
  everywhere: string;
  /** The dimensions that the figures tell places apart by. */
  reported: readonly DimensionKey[];
};

/** Where the cars were sold: everywhere, or (without) members of one level. Choosing nationwide takes all of them away. */
export function RegionField({ narrowing, everywhere, reported, ...props }: RegionFieldProps) {
  const { filters, without, language, nameOf } = props;
  const words = analysisWords(language);
  const now = regionLevelOf({ filters, without });
  const [level, setLevel] = useState<RegionLevel>(now);
  const of = now === 'nationwide' ? 'city' : now;
  const text = fieldText({
    chosen: filters[of] ?? [],
    out: without[of] ?? [],
    language,
    nameOf: (key) => nameOf(of, key),
  });
  const levels = regionLevels.filter((value) => value === 'nationwide' || value === now || reported.includes(value));
  const choose = (next: RegionLevel) => {
    setLevel(next);
    if (next === 'nationwide') narrowing.clear('area', 'province', 'city');
  };
  return (
    <Popover
      label={words('region')}
      className={classes.popover}
      triggerClassName={classNames(now !== 'nationwide' && classes.active)}
      triggerData={{ 'data-testid': 'filter', 'data-dimension': 'region' }}
      onOpenChange={(open) => open && setLevel(now)}
      trigger={
        <>
          <span className={classes.name}>{words('region')}</span>
          <span className={classes.text}>{text || everywhere}</span>
          <IconChevronDown />
        </>
      }
    >
      {() => (
        <>
          <div className={classes.levels}>
            <Segmented
              block
              label={words('region')}
              options={levels.map((value) => ({
                value,
                label: value === 'nationwide' ? everywhere : words(value),
              }))}
              value={level}
              onChange={choose}
            />
          </div>
          {level !== 'nationwide' && (
            <MemberList
              {...props}
              key={level}
              dimension={level}
              name={words(level)}
              chosen={filters[level] ?? []}
              onChange={(keys) => narrowing.setFilters({ ...filters, [level]: keys })}
              onLeaveOut={(keys) => narrowing.leaveOut(level, keys)}
              onClear={() => narrowing.clear(level)}
            />
          )}
        </>
      )}
    </Popover>
  );
}
