import type { DimensionKey, IndicatorKey } from '@portal/contract';
import { SelectField } from '@portal/ui';
import { usePage } from '../../frame/context.ts';
import classes from '../../frame/frame.module.css';
import { comparable, mostCompared, trendIndicators } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';

interface TrendChoicesProps {
  by: DimensionKey;
  indicator: IndicatorKey;
  chosen: readonly string[];
}

/** Which members are compared, by which figure. */
export function TrendChoices({ by, indicator, chosen }: TrendChoicesProps) {
  const translate = phrases.useTranslate();
  const { catalogue, setChoice } = usePage();
  const named = (keys: readonly string[], list: readonly { key: string; name: string }[] | undefined) =>
    keys.map((value) => ({ value, label: list?.find(({ key }) => key === value)?.name ?? value }));
  const note =
    chosen.length > mostCompared ? translate('tooMany', { chosen: chosen.length }) : translate('membersNote');
  return (
    <div className={classes.choices}>
      {(chosen.length === 0 || chosen.length > mostCompared) && <span className={classes.note}>{note}</span>}
      <SelectField
        className={classes.choice}
        label={translate('compareBy')}
        labelHidden
        title={translate('compareBy')}
        value={by}
        options={named(comparable, catalogue?.dimensions)}
        onChange={(value) => setChoice('by', value, comparable[0])}
        name="by"
      />
      <SelectField
        className={classes.choice}
        label={translate('indicator')}
        labelHidden
        title={translate('indicator')}
        value={indicator}
        options={named(trendIndicators, catalogue?.indicators)}
        onChange={(value) => setChoice('indicator', value, trendIndicators[0])}
        name="indicator"
      />
    </div>
  );
}
