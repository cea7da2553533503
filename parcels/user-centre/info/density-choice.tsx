import { type Size, settings, useSettings } from '@portal/shell/insider';
import { Segmented } from '@portal/ui';
import { useTranslate } from '../phrases.ts';

const sizes: readonly Size[] = ['small', 'medium', 'large'];

/** S3.060 A33: how high the rows of tables and lists are, kept in this browser. */
export function DensityChoice() {
  const say = useTranslate();
  const { size } = useSettings();
  return (
    <Segmented
      block
      label={say('density')}
      options={sizes.map((value) => ({ value, label: say(value) }))}
      value={size}
      onChange={(chosen) => {
        settings.size = chosen;
      }}
      data-testid="density"
    />
  );
}
