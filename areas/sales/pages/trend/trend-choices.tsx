import type { DimensionKey, FigureKey } from '@portal/contract';
import { SelectField } from '@portal/ui';
import {
  BaseField,
  Choices,
  FormerField,
  LayoutField,
  PolicyField,
  SpringField,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { besides, comparable, indexed, mostCompared, trendIndicators } from '../../market/choices.ts';
import { isLaunched } from '../../market/launch-choice.ts';
import { phrases } from '../../phrases.ts';
import { AxisField } from './axis-field.tsx';

interface TrendChoicesProps {
  by: DimensionKey;
  indicator: FigureKey<'sales'>;
  chosen: readonly string[];
  /** By months since launch: nothing of the calendar is chosen. */
  aligned?: boolean;
}

/** Which members are compared, by which figure, and with what. */
export function TrendChoices({ by, indicator, chosen, aligned }: TrendChoicesProps) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const nameOf = useNameOf();
  const note =
    chosen.length > mostCompared
      ? translate('tooMany', { chosen: chosen.length })
      : translate(aligned ? 'launchedNote' : 'membersNote');
  return (
    <Choices note={chosen.length === 0 || chosen.length > mostCompared ? note : undefined}>
      <SelectField
        label={translate('compareBy')}
        labelHidden
        title={translate('compareBy')}
        value={by}
        options={comparable.map((value) => ({ value, label: nameOf('dimensions', value) }))}
        onChange={(value) => setChoice('by', value, comparable[0])}
        name="by"
      />
      <SelectField
        label={translate('indicator')}
        labelHidden
        title={translate('indicator')}
        value={indicator}
        options={trendIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
        onChange={(value) => setChoice('indicator', value, trendIndicators[0])}
        name="indicator"
      />
      {isLaunched(by, indicator) && <AxisField />}
      {!aligned && (
        <>
          {indexed.includes(indicator) ? (
            <BaseField />
          ) : (
            <>
              <FormerField besides={besides} indicator={indicator} />
              <SpringField />
            </>
          )}
          <LayoutField />
          <PolicyField />
        </>
      )}
    </Choices>
  );
}
