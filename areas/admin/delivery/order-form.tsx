import { type CallData, type CallPayload, request } from '@portal/shell';
import { Button, Checkbox, SelectField, TextField } from '@portal/ui';
import { useState } from 'react';
import { wordsOfFailure } from '../data/use-task.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import type { DeliveryChoices } from './delivery-drafts.ts';

type Desk = CallData<'readDeliveryDesk'>;
type Order = CallPayload<'tryDelivery'>;

interface OrderFormProps {
  id: string;
  desk: Desk;
  dataset: Desk['datasets'][number];
  /** How the file is read: a mapping that is saved, or its text. */
  reading: Pick<Order, 'mapping' | 'mappingText'>;
  /** The reading of this dataset before; null where there was none. */
  former: CallData<'readDelivery'>['run'];
  chosen: DeliveryChoices;
  onChoose: (next: Partial<DeliveryChoices>) => void;
  onOrdered: () => void;
}

const kinds = ['add', 'correct', 'replace', 'withdraw', 'describe', 'whole'] as const;

/** What the file does, onto which release and why; a dry run first, then the release. */
export function OrderForm({ id, desk, dataset, reading, former, chosen, onChoose, onOrdered }: OrderFormProps) {
  const translate = phrases.useTranslate();
  const { kind, onto, note } = chosen;
  const [agreed, setAgreed] = useState('');
  const [busy, setBusy] = useState<'tryDelivery' | 'makeDelivery' | null>(null);
  const [problem, setProblem] = useState('');
  /** What that would have dropped, as it is agreed to. */
  const toAccept = former?.report?.toAccept ?? '';
  const agrees = toAccept !== '' && agreed === toAccept;
  const order = async (name: 'tryDelivery' | 'makeDelivery') => {
    setBusy(name);
    setProblem('');
    try {
      await request(name, {
        id,
        dataset: dataset.key,
        kind,
        ...reading,
        ...(onto && kind !== 'whole' && { onto }),
        ...(note.trim() && { note: note.trim() }),
        ...(agrees && { accept: toAccept }),
      });
      onOrdered();
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
    } finally {
      setBusy(null);
    }
  };
  const base = desk.releases.find(({ isBase }) => isBase);
  const usual = base ? 'ontoPublished' : dataset.begins ? 'ontoNone' : 'ontoChoose';
  return (
    <div className={parts.form}>
      <div className={parts.tools}>
        <div className={parts.choice}>
          <SelectField
            label={translate('deliveryKind')}
            options={kinds
              .filter((each) => each !== 'describe' || dataset.begins)
              .map((value) => ({ value, label: translate(`kind/${value}`) }))}
            value={kind}
            onChange={(next) => onChoose({ kind: next as Order['kind'] })}
            data-testid="delivery-kind"
          />
        </div>
        {kind !== 'whole' && (
          <div className={parts.choice}>
            <SelectField
              label={translate('ontoRelease')}
              options={[
                { value: '', label: translate(usual, { id: base?.id ?? '' }) },
                ...(base && dataset.begins ? [{ value: 'none', label: translate('ontoNone') }] : []),
                ...desk.releases
                  .filter(({ isBase }) => !isBase)
                  .map((release) => ({
                    value: release.id,
                    label: [
                      release.id,
                      release.isPublished && translate('release/current'),
                      release.demonstration && translate('demonstration'),
                    ]
                      .filter(Boolean)
                      .join(' · '),
                  })),
              ]}
              value={onto}
              onChange={(next) => onChoose({ onto: next })}
              data-testid="delivery-onto"
            />
          </div>
        )}
        <div className={parts.search}>
          <TextField
            label={translate('deliveryNote')}
            name="deliveryNote"
            maxLength={500}
            value={note}
            autoComplete="off"
            onChange={({ currentTarget }) => onChoose({ note: currentTarget.value })}
          />
        </div>
      </div>
      <p data-testid="delivery-kind-hint">{translate(`kindHint/${kind}`)}</p>
      {toAccept !== '' && (
        <Checkbox checked={agrees} onChange={({ target }) => setAgreed(target.checked ? toAccept : '')}>
          {translate('agreeToLose', { what: toAccept })}
        </Checkbox>
      )}
      {problem && (
        <p role="alert" className={parts.alert} data-testid="delivery-problem">
          {problem}
        </p>
      )}
      <div className={parts.actions}>
        <Button
          loading={busy === 'tryDelivery'}
          disabled={busy !== null}
          onClick={() => void order('tryDelivery')}
          data-testid="delivery-try"
        >
          {translate('dryRun')}
        </Button>
        <Button
          variant="primary"
          loading={busy === 'makeDelivery'}
          disabled={busy !== null}
          onClick={() => void order('makeDelivery')}
          data-testid="delivery-make"
        >
          {translate('makeRelease')}
        </Button>
      </div>
    </div>
  );
}
