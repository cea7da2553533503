import { type CallData, request } from '@portal/shell';
import { Button, SelectField, TextArea, TextField, toast } from '@portal/ui';
import { useState } from 'react';
import { wordsOfFailure } from '../data/use-task.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';
import { type Mapping, mappingText, parseMapping } from './mapping-columns.ts';

interface SavedMappingProps {
  dataset: CallData<'readDeliveryDesk'>['datasets'][number]['key'];
  /** Those of the dataset that are saved, by name and version. */
  labels: readonly string[];
  mapping: Mapping;
  /** The one that is saved and says just this; null where none does. */
  label: string | null;
  onChange: (mapping: Mapping, label: string | null) => void;
  /** What is saved has changed. */
  onSaved: () => void;
}

/** The mapping as a whole: one that is saved, its text for settings without a field of their own, and a name to save it under. */
export function SavedMapping({ dataset, labels, mapping, label, onChange, onSaved }: SavedMappingProps) {
  const translate = phrases.useTranslate();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((failure) => toast(wordsOfFailure(failure), 'error'));
    setBusy(false);
  };
  const open = (chosen: string) =>
    during(async () => {
      if (chosen === '') return;
      const { label: found, text } = await request('readDeliveryMapping', { mapping: chosen });
      const read = parseMapping(text);
      if (read) onChange(read, found);
    });
  const save = () =>
    during(async () => {
      const text = mappingText(mapping);
      const saved = await request('saveDeliveryMapping', { name, dataset, mappingText: text });
      toast(saved.text, 'success');
      setName('');
      onChange(mapping, saved.label);
      onSaved();
    });
  const type = (text: string) => {
    const read = parseMapping(text);
    setTyped(read ? null : text);
    if (read) onChange(read, null);
  };
  return (
    <>
      <div className={parts.tools}>
        <div className={parts.choice}>
          <SelectField
            label={translate('savedMapping')}
            options={[
              { value: '', label: translate(label === null ? 'ownMapping' : 'otherMapping') },
              ...labels.map((each) => ({ value: each, label: each })),
            ]}
            value={label ?? ''}
            onChange={(chosen) => void open(chosen)}
            data-testid="delivery-mapping"
          />
        </div>
        <div className={parts.choice}>
          <TextField
            label={translate('mappingName')}
            name="mappingName"
            value={name}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        <Button
          loading={busy}
          disabled={name.trim() === ''}
          onClick={() => void save()}
          data-testid="delivery-mapping-save"
        >
          {translate('saveMapping')}
        </Button>
      </div>
      <details className={classes.details}>
        <summary>{translate('mappingAsText')}</summary>
        <TextArea
          label={translate('mappingTitle')}
          hint={translate('mappingTextHint')}
          error={typed === null ? undefined : translate('mappingNoJson')}
          rows={12}
          spellCheck={false}
          className={classes.json}
          value={typed ?? mappingText(mapping)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          data-testid="delivery-mapping-text"
        />
      </details>
    </>
  );
}
