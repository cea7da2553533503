import { SelectField } from '@portal/ui';
import { phrases } from '../phrases.ts';
import type { useItem } from './use-item.ts';

/** The item that a page is about. */
export function ItemField({ found: { items, item, choose } }: { found: ReturnType<typeof useItem> }) {
  const label = phrases.useTranslate()('item');
  return (
    <SelectField
      label={label}
      labelHidden
      title={label}
      name="equipmentItem"
      value={item ?? ''}
      options={items.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={choose}
    />
  );
}
