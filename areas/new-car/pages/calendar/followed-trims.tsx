import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { formatPrice, moneyUnit } from '@portal/ui';
import { useMoneyOptions } from '@portal/ui/analysis';
import type { Followed } from '../../market/forerunners.ts';
import classes from './followed-trims.module.css';
import { phrases } from './forerunner-phrases.ts';

/** What sets the lines apart, beside their words: a shape, so that nobody has to tell colours apart. */
const signs = { more: '+', less: '−', other: '≠' } as const;

/** Trims with what each has more and less than the one it follows, and what it costs. */
export function FollowedTrims({ trims }: { trims: readonly Followed[] }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const money = useMoneyOptions();
  const price = (yuan: number) => `${formatPrice(yuan, language, money)} ${moneyUnit(language, money)}`;
  const step = ({ msrp, msrpBefore }: Followed) => {
    if (msrp === null || msrpBefore === null) return null;
    if (msrp === msrpBefore) return translate('samePrice');
    return translate(msrp > msrpBefore ? 'dearer' : 'cheaperBy', { price: price(Math.abs(msrp - msrpBefore)) });
  };
  return (
    <ul className={classes.trims} data-testid="followed-trims">
      {trims.map((trim) => {
        const { key, name, before, msrp } = trim;
        return (
          <li key={key} data-key={key}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.about}>
              {[
                before === null
                  ? translate('noForerunner')
                  : before.key === key
                    ? translate('itself')
                    : translate('follows', { name: before.name }),
                msrp !== null && price(msrp),
                step(trim),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {before !== null && (
              <dl className={classes.items}>
                {(['more', 'less', 'other'] as const)
                  .filter((side) => trim[side].length > 0)
                  .map((side) => (
                    <div key={side} data-side={side}>
                      <dt>
                        <span aria-hidden="true">{signs[side]} </span>
                        {translate('sideCount', { side: translate(side), n: trim[side].length })}
                      </dt>
                      <dd>{joinNames(trim[side], language)}</dd>
                    </div>
                  ))}
                {trim.more.length + trim.less.length + trim.other.length === 0 && (
                  <div>
                    <dd>{translate('noChange')}</dd>
                  </div>
                )}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
