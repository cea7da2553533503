import { ListBar, SelectField } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Found } from '../data/ask.ts';
import { type ListName, sorts } from '../data/policy-view.ts';
import type { PolicyAddress } from '../data/use-policy-address.ts';
import { counted } from '../frame/counted.ts';
import { phrases } from '../phrases.ts';
import { shownSort } from './shown-sort.ts';
import classes from './toolbar.module.css';

interface ToolbarProps {
  page: ListName;
  found: Found | undefined;
  address: PolicyAddress;
}

/** How many were found, in what order they stand, and the same list in its other shape. */
export function Toolbar({ page, found, address }: ToolbarProps) {
  const translate = phrases.useTranslate();
  const { view, narrow, searchOf } = address;
  const text = view.text.trim();
  const total = found ? translate(text ? 'foundFor' : 'found', { ...counted(found.total), text }) : '';
  const names = {
    relevance: 'sortRelevance',
    newest: 'sortNewest',
    effective: 'sortEffective',
    ending: 'sortEnding',
  } as const;
  const offered = sorts.filter((sort) => text || sort !== 'relevance');
  const other = page === 'policies' ? 'search' : 'policies';
  return (
    <ListBar name="policy" total={total}>
      <Link to={{ pathname: `/${other}`, search: searchOf({}) }} className={classes.shape}>
        {translate(page === 'policies' ? 'asHits' : 'asTable')}
      </Link>
      <SelectField
        label={translate('sort')}
        labelHidden
        name="policy-sort"
        value={shownSort(view)}
        options={offered.map((value) => ({ value, label: translate(names[value]) }))}
        onChange={(value) => narrow({ sort: sorts.find((sort) => sort === value) ?? sorts[0] })}
      />
    </ListBar>
  );
}
