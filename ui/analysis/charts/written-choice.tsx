import type { Language } from '@portal/contract';
import { SelectField } from '@portal/ui';
import type { WrittenAs } from '@portal/ui/charts';
import { analysisWords } from '../phrases.ts';
import classes from './written-choice.module.css';

export interface WrittenChoiceProps {
  language: Language;
  value: WrittenAs;
  onChange: (value: WrittenAs) => void;
}

const decimals = [0, 1, 2] as const;

/** In which unit and with how many decimals the figures of charts are written. */
export function WrittenChoice({ language, value, onChange }: WrittenChoiceProps) {
  const words = analysisWords(language);
  return (
    <div className={classes.choice}>
      <SelectField
        label={words('chartUnit')}
        labelHidden
        value={value.unit ?? 'auto'}
        options={[
          { value: 'auto', label: words('unitAuto') },
          { value: 'single', label: words('unitSingle') },
          { value: 'large', label: words('unitLarge') },
        ]}
        onChange={(unit) => onChange({ ...value, unit: unit as WrittenAs['unit'] })}
      />
      <SelectField
        label={words('decimals')}
        labelHidden
        value={String(value.decimals ?? '')}
        options={[
          { value: '', label: words('decimalsAuto') },
          ...decimals.map((n) => ({ value: String(n), label: words('decimalsOf', { n }) })),
        ]}
        onChange={(chosen) => onChange({ ...value, decimals: decimals.find((n) => String(n) === chosen) })}
      />
    </div>
  );
}
