import type { DimensionKey, FigureKey } from '@portal/contract';
import {
  BaseField,
  Choices,
  DimensionField,
  ForecastField,
  FormerField,
  IndicatorField,
  LayoutField,
  MembersField,
  PolicyField,
  SpringField,
  SuccessionField,
} from '@portal/ui/analysis';
import { besides, comparable, indexed, trendIndicators } from '../../market/choices.ts';
import { isLaunched } from '../../market/launch-choice.ts';
import { AxisField } from './axis-field.tsx';

interface TrendChoicesProps {
  by: DimensionKey;
  indicator: FigureKey<'sales'>;
  /** What is said of those that are compared. */
  note: string | undefined;
  /** By months since launch: nothing of the calendar is chosen. */
  aligned?: boolean;
}

/** Which members are compared, by which figure, and with what. */
export function TrendChoices({ by, indicator, note, aligned }: TrendChoicesProps) {
  return (
    <Choices note={note}>
      {aligned ? <DimensionField value={by} choices={comparable} /> : <MembersField value={by} choices={comparable} />}
      <IndicatorField value={indicator} choices={trendIndicators} />
      {isLaunched(by, indicator) && <AxisField />}
      {!aligned && (
        <>
          {indexed.includes(indicator) ? (
            <BaseField />
          ) : (
            <>
              <FormerField besides={besides} indicator={indicator} />
              <SpringField />
              <ForecastField indicator={indicator} />
            </>
          )}
          <SuccessionField by={by} />
          <LayoutField />
          <PolicyField />
        </>
      )}
    </Choices>
  );
}
