import { PortalLink, useAnswer } from '@portal/shell';
import { type Answer, market, usePage } from '@portal/ui/analysis';
import { mostBeside } from '../../market/choices.ts';
import { offersOfModel } from '../../market/questions.ts';
import { termsOf } from '../../market/terms.ts';
import { calculatorPath } from '../../parts/calculator-path.ts';
import { phrases } from '../../phrases.ts';
import classes from './offer-sheet.module.css';

/** @param row an offer in a month: where it leads, to the calculator, to others of its model and to the cash */
export function SheetLinks({ row: { keys, values } }: { row: Answer['rows'][number] }) {
  const translate = phrases.useTranslate();
  const { basePath } = usePage();
  const { offer = '', model = '', period = '' } = keys;
  const { answer } = useAnswer(market, offersOfModel(period, model));
  const others = answer?.rows.flatMap(({ keys: { offer: other } }) => (other && other !== offer ? [other] : [])) ?? [];
  const offers = [offer, ...others.slice(0, mostBeside - 1)];
  const all = others.length + 1;
  const month = `from=${period}&to=${period}`;
  const beside = offers.map((key) => `offer=${encodeURIComponent(key)}`).join('&');
  return (
    <div className={classes.links}>
      <PortalLink to={calculatorPath(basePath, termsOf(values))}>{translate('openCalculator')}</PortalLink>
      {others.length > 0 && (
        <PortalLink to={`${basePath}/comparison?${month}&${beside}`}>
          {offers.length < all
            ? translate('besideSome', { n: offers.length, all })
            : translate('besideOthers', { n: others.length })}
        </PortalLink>
      )}
      <PortalLink to={`${basePath}/worth?${month}&model=${encodeURIComponent(model)}`}>
        {translate('besideCash')}
      </PortalLink>
    </div>
  );
}
