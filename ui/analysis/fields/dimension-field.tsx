import { useLanguage } from '@portal/shell';
import { distinguishes } from '../covered/uncovered.ts';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { useNameOf } from '../page/use-name-of.ts';
import { useOff } from '../page/use-off.ts';
import { OfferedField } from './offered-field.tsx';

export interface DimensionFieldProps {
  value: string;
  /** Dimensions by their keys; the address leaves the first one out, or `usual`. */
  choices: readonly string[];
  /** How the choice is called in the address. */
  name?: string;
  /** What the members do on the page: they are compared unless it is said. */
  label?: string;
  usual?: string;
  /** What a choice is called; absent: as the market calls the dimension. */
  labelOf?: (key: string) => string;
}

/** More of them do not stand beside each other on a phone. */
const mostInSight = 4;

/** A dimension out of several; what the release does not tell apart is off. In sight all at once where there are few. */
export function DimensionField({
  value,
  choices,
  name = 'by',
  label,
  usual = choices[0],
  labelOf,
}: DimensionFieldProps) {
  const language = useLanguage();
  const text = label ?? analysisWords(language)('compareBy');
  const { setChoice, catalogue } = usePage();
  const nameOf = useNameOf();
  const off = useOff();
  const options = choices.map((key) => ({
    value: key,
    ...off(
      labelOf?.(key) ?? nameOf('dimensions', key),
      key === value || distinguishes(catalogue, key) ? null : 'undistinguished',
    ),
  }));
  const onChange = (next: string) => setChoice(name, next, usual ?? '');
  return (
    <OfferedField
      label={text}
      name={name}
      value={value}
      options={options}
      inSight={choices.length <= mostInSight}
      onChange={onChange}
    />
  );
}
