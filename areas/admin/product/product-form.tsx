import { type ProductOffer, productOffers } from '@portal/contract';
import { Card, SelectField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import type { ProductSheet } from '../data/ask.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { SaveRow } from './save-row.tsx';
import { useSaveProduct } from './use-save-product.ts';
import { type Typed, WordsFields } from './words-fields.tsx';

interface Values {
  name: Typed;
  memo: Typed;
  offer: ProductOffer;
}

/** What a product is called, what it says of itself, and whether it is on sale. */
export function ProductForm({ sheet }: { sheet: ProductSheet }) {
  const translate = phrases.useTranslate();
  // What nobody has touched follows what is stored, and is not sent.
  const [edits, setEdits] = useState<Partial<Values>>({});
  const { busy, problem, save } = useSaveProduct();
  const values: Values = { name: sheet.name.set, memo: sheet.memo.set, offer: sheet.offer, ...edits };
  const set = (more: Partial<Values>) => setEdits((now) => ({ ...now, ...more }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save('setProduct', { product: sheet.key, ...edits })) setEdits({});
  };
  return (
    <Card title={translate('productWords')} caption={translate('productWordsNote')} data-testid="product-words">
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <WordsFields
          name="name"
          label={translate('productName')}
          words={sheet.name}
          typed={values.name}
          onChange={(name) => set({ name })}
        />
        <WordsFields
          name="memo"
          part="memo"
          label={translate('productMemo')}
          words={sheet.memo}
          typed={values.memo}
          onChange={(memo) => set({ memo })}
        />
        {sheet.opens && (
          <SelectField
            label={translate('state')}
            hint={translate('offerHint')}
            name="offer"
            options={productOffers.map((value) => ({ value, label: translate(`offer/${value}`) }))}
            value={values.offer}
            onChange={(offer) => set({ offer: offer as ProductOffer })}
          />
        )}
        <SaveRow name="product" busy={busy} problem={problem} isEdited={Object.keys(edits).length > 0} />
      </form>
    </Card>
  );
}
