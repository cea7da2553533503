import { useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import type { ProductSheet } from '../data/ask.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { SaveRow } from './save-row.tsx';
import { useSaveProduct } from './use-save-product.ts';
import { type Typed, WordsFields } from './words-fields.tsx';

/** What the pages of a product are called in the menu. */
export function MenuForm({ sheet }: { sheet: ProductSheet }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const [edits, setEdits] = useState<Record<string, Typed>>({});
  const { busy, problem, save } = useSaveProduct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const pages = Object.entries(edits).map(([page, name]) => ({ page, name }));
    if (await save('setProduct', { product: sheet.key, pages })) setEdits({});
  };
  return (
    <Card title={translate('menuWords')} caption={translate('menuWordsNote')} data-testid="menu-words">
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {sheet.pages.map(({ page, name }) => (
          <WordsFields
            key={page}
            name={page}
            label={name.brought[language]}
            words={name}
            typed={edits[page] ?? name.set}
            onChange={(typed) => setEdits((now) => ({ ...now, [page]: typed }))}
          />
        ))}
        <SaveRow name="menu" busy={busy} problem={problem} isEdited={Object.keys(edits).length > 0} />
      </form>
    </Card>
  );
}
