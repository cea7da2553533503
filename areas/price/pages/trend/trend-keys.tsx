import { useLanguage } from '@portal/shell';
import { type Answered, formatPrice, formatRatio, KeyFigure, KeyFigures, moneyUnit, pointsUnit } from '@portal/ui';
import { type Answer, useMoneyOptions, useNameOf } from '@portal/ui/analysis';
import { absentOf, latestOf, shownOf } from '../../parts/latest.ts';
import { useMeaning } from '../../parts/use-meaning.ts';
import { phrases } from '../../phrases.ts';

/** Both prices and the discount in the latest period, against the year before. */
export function TrendKeys({ answered }: { answered: Answered<Answer> }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const meaning = useMeaning();
  const money = useMoneyOptions();
  const latest = latestOf(answered);
  const values = latest?.values ?? {};
  const absent = absentOf(answered, language);
  const named = (key: string) => [nameOf('indicators', key), latest?.names.period].filter(Boolean).join(' · ');
  const yoy = translate('yoy');
  return (
    <KeyFigures columns={3} framed>
      <KeyFigure
        name={named('tp')}
        means={[...meaning('tp'), ...meaning('yoyTp')]}
        value={shownOf(answered, formatPrice(values.tp ?? null, language, money))}
        unit={moneyUnit(language, money)}
        absent={absent}
        changes={[{ name: yoy, value: values.yoyTp }]}
      />
      <KeyFigure
        name={nameOf('indicators', 'msrp')}
        means={[...meaning('msrp'), ...meaning('yoyMsrp')]}
        value={shownOf(answered, formatPrice(values.msrp ?? null, language, money))}
        unit={moneyUnit(language, money)}
        absent={absent}
        changes={[{ name: yoy, value: values.yoyMsrp }]}
      />
      <KeyFigure
        name={nameOf('indicators', 'discount')}
        means={[...meaning('discount'), ...meaning('discountYoy')]}
        value={shownOf(answered, formatRatio(values.discount ?? null))}
        absent={absent}
        changes={[{ name: yoy, value: values.discountYoy, format: 'points', unit: pointsUnit[language] }]}
      />
    </KeyFigures>
  );
}
