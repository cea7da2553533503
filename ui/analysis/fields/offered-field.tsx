import { Segmented, SelectField, type SelectFieldProps } from '@portal/ui';

interface OfferedFieldProps {
  label: string;
  /** How the choice is called in the address. */
  name: string;
  value: string;
  options: SelectFieldProps['options'];
  /** All of them stand beside each other, in place of a list that opens. */
  inSight: boolean;
  onChange: (value: string) => void;
}

/** A choice above a picture, whose label is read out and stands in its hint. */
export function OfferedField({ label, name, value, options, inSight, onChange }: OfferedFieldProps) {
  if (inSight) return <Segmented label={label} value={value} options={options} onChange={onChange} />;
  return (
    <SelectField
      label={label}
      labelHidden
      title={label}
      name={name}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
