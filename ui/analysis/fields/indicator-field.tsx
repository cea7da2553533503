import { useLanguage } from '@portal/shell';
import { figuresIn } from '../former/in-years.ts';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { useNameOf } from '../page/use-name-of.ts';
import { useOff } from '../page/use-off.ts';
import { OfferedField } from './offered-field.tsx';

export interface IndicatorFieldProps {
  value: string;
  /** Indicators by their keys; the address leaves the first one out. Of years, those that are against the period before are off. */
  choices: readonly string[];
  /** How the choice is called in the address. */
  name?: string;
  /** What is chosen, where it is more than a figure. */
  label?: string;
  /** All of them stand beside each other: for a few short names. */
  inSight?: boolean;
}

/** Which figure a page or a card shows, by the names that the market gives them. */
export function IndicatorField({ value, choices, name = 'indicator', label, inSight }: IndicatorFieldProps) {
  const language = useLanguage();
  const text = label ?? analysisWords(language)('indicator');
  const { setChoice, view, catalogue } = usePage();
  const nameOf = useNameOf();
  const off = useOff();
  const figures = figuresIn(view, catalogue, choices);
  const options = choices.map((key) => ({
    value: key,
    ...off(nameOf('indicators', key), figures.includes(key) ? null : 'inYears'),
  }));
  const onChange = (next: string) => setChoice(name, next, choices[0] ?? '');
  return (
    <OfferedField
      label={text}
      name={name}
      value={value}
      options={options}
      inSight={inSight === true}
      onChange={onChange}
    />
  );
}
