import { formatNumber, SelectField } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { phrases } from '../phrases.ts';

/** The least cars of what is listed: what hardly anybody bought has no price to speak of. @param offered the usual one first */
export function LeastField({ least, offered }: { least: string; offered: readonly [string, ...string[]] }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <SelectField
      label={translate('leastVolume')}
      labelHidden
      title={translate('leastVolume')}
      name="least"
      value={least}
      options={[...offered]
        .sort((one, other) => Number(one) - Number(other))
        .map((value) => ({
          value,
          label: value === '0' ? translate('noLeast') : translate('atLeast', { n: formatNumber(Number(value)) }),
        }))}
      onChange={(value) => setChoice('least', value, offered[0])}
    />
  );
}
