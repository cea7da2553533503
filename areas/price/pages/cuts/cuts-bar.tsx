import { Segmented } from '@portal/ui';
import { Choices, IndicatorField, LeastField, useNameOf, usePage } from '@portal/ui/analysis';
import { cutBy, cutOf, leastOfCuts, prices } from '../../market/choices.ts';
import type { CutsQuery } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Of what cuts are listed, of which price, what makes one deep, and the least cars. */
export function CutsBar({ of, price, deepest, least }: CutsQuery) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const nameOf = useNameOf();
  return (
    <Choices>
      <Segmented
        label={translate('cutsOf')}
        options={cutOf.map((value) => ({ value, label: nameOf('dimensions', value) }))}
        value={of}
        onChange={(value) => setChoice('of', value, cutOf[0])}
      />
      <IndicatorField inSight label={translate('price')} name="price" value={price} choices={prices} />
      <Segmented
        label={translate('deepest')}
        options={cutBy.map((value) => ({ value, label: translate(value) }))}
        value={deepest}
        onChange={(value) => setChoice('deepest', value, cutBy[0])}
      />
      <LeastField value={least} choices={leastOfCuts} />
    </Choices>
  );
}
