import type { Language, WrittenAs } from '@portal/contract';
import { Popover, Segmented } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import classes from './written-choice.module.css';

export interface WrittenChoiceProps {
  language: Language;
  /** It is of money too. */
  money?: boolean;
  value: WrittenAs;
  onChange: (value: WrittenAs) => void;
}

const decimals = [0, 1, 2] as const;

/** In which unit and with how many decimals figures are written: what is chosen stands on the button. */
export function WrittenChoice({ language, money = false, value, onChange }: WrittenChoiceProps) {
  const words = analysisWords(language);
  const { unit = 'auto', decimals: digits } = value;
  const units = {
    auto: words('unitAuto'),
    single: words(money ? 'unitSingleMoney' : 'unitSingle'),
    large: words(money ? 'unitLargeMoney' : 'unitLarge'),
  };
  const chosen = digits === undefined ? units[unit] : `${units[unit]} · ${words('decimalsOf', { n: digits })}`;
  return (
    <Popover
      label={words('figuresWritten')}
      triggerClassName={classes.open}
      triggerLabel={`${words('unit')} ${chosen}`}
      triggerData={{ 'data-testid': 'figures-written', 'data-unit': unit }}
      trigger={
        <>
          <span className={classes.name}>{words('unit')}</span> {chosen}
        </>
      }
    >
      {() => (
        <div className={classes.choices}>
          <div className={classes.choice}>
            <span>{words('unit')}</span>
            <Segmented
              block
              data-testid="figures-unit"
              label={words('unit')}
              value={unit}
              options={(['auto', 'single', 'large'] as const).map((name) => ({ value: name, label: units[name] }))}
              onChange={(name) => onChange({ ...value, unit: name })}
            />
          </div>
          <div className={classes.choice}>
            <span>{words('decimals')}</span>
            <Segmented
              block
              data-testid="figures-decimals"
              label={words('decimals')}
              value={String(digits ?? '')}
              options={[
                { value: '', label: words('decimalsAuto') },
                ...decimals.map((n) => ({ value: String(n), label: String(n) })),
              ]}
              onChange={(other) => onChange({ ...value, decimals: decimals.find((n) => String(n) === other) })}
            />
          </div>
          <p>{words('figuresWrittenNote')}</p>
        </div>
      )}
    </Popover>
  );
}
