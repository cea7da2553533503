import type { DimensionKey, Filters } from '@portal/contract';
import { classNames, IconChevronDown, Popover, Segmented, truncateText } from '@portal/ui';
import { useState } from 'react';
import { analysisWords } from '../phrases.ts';
import classes from './filters.module.css';
import { MemberList, type MemberListProps } from './member-list.tsx';

/** S3.039: the levels of a region, from the widest. */
export const regionLevels = ['nationwide', 'area', 'province', 'city'] as const;
export type RegionLevel = (typeof regionLevels)[number];

/** The level of a view: the narrowest that has members chosen. */
export function regionLevelOf(filters: Filters): RegionLevel {
  return (['city', 'province', 'area'] as const).find((level) => filters[level]?.length) ?? 'nationwide';
}

type RegionFieldProps = Omit<MemberListProps, 'dimension' | 'name' | 'chosen' | 'onChange'> & {
  onFilters: (filters: Filters) => void;
  /** What all places of the market are, which need not be the whole country. */
  everywhere: string;
};

/** Where the cars were sold: everywhere, or members of one level. Choosing nationwide takes all of them away. */
export function RegionField({ onFilters, everywhere, ...props }: RegionFieldProps) {
  const { filters, language, nameOf } = props;
  const words = analysisWords(language);
  const now = regionLevelOf(filters);
  const [level, setLevel] = useState<RegionLevel>(now);
  const chosen = now === 'nationwide' ? [] : (filters[now] ?? []);
  const said = chosen[0] === undefined ? everywhere : truncateText(nameOf(now as DimensionKey, chosen[0]), 16);
  const choose = (next: RegionLevel) => {
    setLevel(next);
    if (next === 'nationwide') onFilters({ ...filters, area: [], province: [], city: [] });
  };
  return (
    <Popover
      label={words('region')}
      className={classes.popover}
      triggerClassName={classNames(now !== 'nationwide' && classes.active)}
      triggerData={{ 'data-testid': 'filter', 'data-dimension': 'region' }}
      onOpenChange={(open) => open && setLevel(regionLevelOf(filters))}
      trigger={
        <>
          <span className={classes.name}>{words('region')}</span>
          <span className={classes.said}>
            {said}
            {chosen.length > 1 ? ` +${chosen.length - 1}` : ''}
          </span>
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
              options={regionLevels.map((value) => ({
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
              onChange={(keys) => onFilters({ ...filters, [level]: keys })}
            />
          )}
        </>
      )}
    </Popover>
  );
}
