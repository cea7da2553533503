import { useLanguage } from '@portal/shell';
import { type Answered, formatNumber, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import { type Answer, useNameOf } from '@portal/ui/analysis';
import { absentOf, latestOf, shownOf } from '../../parts/latest.ts';
import { useMeaning } from '../../parts/use-meaning.ts';
import { phrases } from '../../phrases.ts';

const indices = ['tpBasket', 'tpIndex', 'msrpBasket'] as const;

/** Where the indices stand in the latest period, and how much of the basket is still sold. */
export function IndexKeys({ answered }: { answered: Answered<Answer> }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const meaning = useMeaning();
  const values = latestOf(answered)?.values ?? {};
  const absent = absentOf(answered, language);
  const sinceBase = (value: number | null | undefined) => (value == null ? null : value / 100 - 1);
  return (
    <KeyFigures columns={4} framed>
      {indices.map((key) => (
        <KeyFigure
          key={key}
          name={nameOf('indicators', key)}
          means={meaning(key)}
          value={shownOf(answered, formatNumber(values[key] ?? null, 1))}
          absent={absent}
          changes={[{ name: translate('sinceBase'), value: sinceBase(values[key]) }]}
        />
      ))}
      <KeyFigure
        name={nameOf('indicators', 'basketKept')}
        means={meaning('basketKept')}
        value={shownOf(answered, formatRatio(values.basketKept ?? null))}
        absent={absent}
        more={translate('keptNote')}
      />
    </KeyFigures>
  );
}
