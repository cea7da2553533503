import { type CallData, useAnswer } from '@portal/shell';
import { Card } from '@portal/ui';
import { useRef, useState } from 'react';
import { looks } from '../data/ask.ts';
import { Answer } from '../parts/answer.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ColumnTable } from './column-table.tsx';
import { type DeliveryChoices, deliveryDraft, forgetDraft, storeDraft } from './delivery-drafts.ts';
import { FirstRows } from './first-rows.tsx';
import { type Look, type Mapping, mappingText, parseMapping } from './mapping-columns.ts';
import { OrderForm } from './order-form.tsx';
import { SavedMapping } from './saved-mapping.tsx';

type Desk = CallData<'readDeliveryDesk'>;

interface BroughtFileProps {
  upload: CallData<'readDelivery'>;
  desk: Desk;
  dataset: Desk['datasets'][number];
  /** A reading was ordered. */
  onOrdered: () => void;
  /** What is saved has changed. */
  onSaved: () => void;
}

/** A file that lies here: what it seems to be, how it is to be read, and what it does. */
export function BroughtFile({ dataset, upload, ...rest }: BroughtFileProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(looks, { id: upload.id, dataset: dataset.key });
  return (
    <Answer answered={answered} height={480}>
      {({ look, problem }) =>
        look ? (
          // What was proposed for another file or dataset is none for this one.
          <Reading key={`${upload.id} ${look.mapping}`} look={look} upload={upload} dataset={dataset} {...rest} />
        ) : (
          <p role="alert" className={parts.alert} data-testid="delivery-unread">
            {problem ?? translate('failed')}
          </p>
        )
      }
    </Answer>
  );
}

function Reading({ look, upload, desk, dataset, onOrdered, onSaved }: BroughtFileProps & { look: Look }) {
  const translate = phrases.useTranslate();
  const { run } = upload;
  // What was ordered before goes on, and what was chosen since, also when the page was loaded anew meanwhile.
  const former = run?.dataset === dataset.key ? run : null;
  const [chosen, setChosen] = useState((): DeliveryChoices => {
    const draft = deliveryDraft(upload.id);
    return {
      mapping: parseMapping(former?.mappingText ?? look.mapping) ?? {},
      label: former?.mapping ?? null,
      kind: former?.kind ?? 'add',
      onto: former?.onto ?? '',
      note: former?.note ?? '',
      ...(draft?.dataset === dataset.key && draft),
    };
  });
  const { mapping, label } = chosen;
  // A saved mapping that is opened comes later, and leaves what was typed meanwhile.
  const latest = useRef(chosen);
  const choose = (next: Partial<DeliveryChoices>) => {
    latest.current = { ...latest.current, ...next };
    storeDraft({ ...latest.current, upload: upload.id, dataset: dataset.key });
    setChosen(latest.current);
  };
  const change = (next: Mapping, saved: string | null = null) => choose({ mapping: next, label: saved });
  const ordered = () => {
    forgetDraft(upload.id);
    onOrdered();
  };
  return (
    <>
      <Card
        title={translate('seemsToBe')}
        caption={translate('headInRow', { understood: look.understood, rows: look.head.join(', ') })}
        data-testid="delivery-look"
      >
        <FirstRows look={look} />
      </Card>
      <Card title={translate('mappingTitle')} caption={translate('mappingLead')}>
        <div className={parts.column}>
          {look.open.length > 0 && (
            <div className={parts.lines} data-testid="delivery-open">
              <h3>{translate('toDecide')}</h3>
              <ul className={parts.rows}>
                {look.open.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          )}
          <ColumnTable look={look} mapping={mapping} onChange={change} />
          <SavedMapping
            dataset={dataset.key}
            labels={desk.mappings.filter((each) => each.dataset === dataset.key).map((each) => each.label)}
            mapping={mapping}
            label={label}
            onChange={change}
            onSaved={onSaved}
          />
        </div>
      </Card>
      <Card title={translate('deliverTitle')} caption={translate('deliverLead')}>
        <OrderForm
          id={upload.id}
          desk={desk}
          dataset={dataset}
          reading={label === null ? { mappingText: mappingText(mapping) } : { mapping: label }}
          former={former}
          chosen={chosen}
          onChoose={choose}
          onOrdered={ordered}
        />
      </Card>
    </>
  );
}
