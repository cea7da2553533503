import { Segmented } from '@portal/ui';
import { againstOf, isOffInYears } from '../former/in-years.ts';
import { usePage } from '../page/context.ts';
import { useOff } from '../page/use-off.ts';

export interface AgainstFieldProps<Against extends string> {
  label: string;
  /** What the address says, such as `before` and `yearBefore`. */
  value: Against;
  /** The address leaves the first one out. */
  choices: readonly Against[];
  labelOf: (against: Against) => string;
  /** How the choice is called in the address. */
  name?: string;
}

/** With which earlier months figures are compared; of years, not with the period before. */
export function AgainstField<Against extends string>(props: AgainstFieldProps<Against>) {
  const { label, value, choices, labelOf, name = 'against' } = props;
  const { setChoice, view } = usePage();
  const off = useOff();
  return (
    <Segmented<string>
      label={label}
      value={againstOf(view, value)}
      options={choices.map((against) => ({
        value: against,
        ...off(labelOf(against), isOffInYears(view, against) ? 'inYears' : null),
      }))}
      onChange={(next) => setChoice(name, next, choices[0] ?? '')}
    />
  );
}
