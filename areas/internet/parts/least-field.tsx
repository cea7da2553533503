import { formatNumber, SelectField } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';

interface LeastFieldProps {
  label: string;
  value: string;
  /** The first is the usual one; 0 is any number. */
  choices: readonly string[];
  labelOf: (least: string) => string;
}

/** How many cars or mentions a member must have to stand on the page. */
export function LeastField({ label, value, choices, labelOf }: LeastFieldProps) {
  const { setChoice } = usePage();
  return (
    <SelectField
      label={label}
      labelHidden
      title={label}
      name="least"
      value={value}
      options={[...choices]
        .sort((fewer, more) => Number(fewer) - Number(more))
        .map((least) => ({ value: least, label: labelOf(least === '0' ? '' : formatNumber(Number(least))) }))}
      onChange={(next) => setChoice('least', next, choices[0] ?? '')}
    />
  );
}
