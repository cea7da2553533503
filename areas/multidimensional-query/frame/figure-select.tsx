import { SelectField } from '@portal/ui';
import { twoOf } from '../state/two-of.ts';
import { useCross } from './cross-context.ts';

/** Which of the figures stands on a side; the one that stood there changes places where it is the other. */
export function FigureSelect({ side, label, value }: { side: 'x' | 'y'; label: string; value: string }) {
  const { figures, state, change } = useCross();
  const other = side === 'x' ? 'y' : 'x';
  const now = twoOf(state, figures);
  const otherId = now?.[side === 'x' ? 1 : 0].id ?? '';
  return (
    <SelectField
      label={label}
      name={`cross-${side}`}
      value={value}
      options={figures.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => change({ [side]: id, [other]: id === otherId ? value : otherId })}
    />
  );
}
