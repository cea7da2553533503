import { type CallData, request } from '@portal/shell';
import { Button, Card, formatNumber, SelectField, toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { uploads } from '../data/ask.ts';
import { wordsOfFailure } from '../data/use-task.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { BroughtFile } from './brought-file.tsx';
import classes from './delivery.module.css';
import { deliveryDraft, forgetDraft } from './delivery-drafts.ts';
import { isLive, RunState } from './run-state.tsx';
import { useUpload } from './use-upload.ts';

type Desk = CallData<'readDeliveryDesk'>;

interface OpenUploadProps {
  first: Desk['uploads'][number];
  desk: Desk;
  /** What lies here, or is saved, has changed. */
  onChanged: () => void;
}

/** One file with all that can be done with it: whose figures it has, how it is read, a dry run, a release, and the end of it. */
export function OpenUpload({ first, desk, onChanged }: OpenUploadProps) {
  const translate = phrases.useTranslate();
  const upload = useUpload(first);
  const { id, fileName, bytes, isHere, run } = upload;
  const [key, setKey] = useState<string>(() => deliveryDraft(first.id)?.dataset ?? run?.dataset ?? 'sales');
  const [ending, setEnding] = useState(false);
  const dataset = desk.datasets.find((each) => each.key === key) ?? desk.datasets[0];
  const live = isLive(run);
  const result = useRef<HTMLDivElement>(null);
  // What was pressed goes out of sight while the file is read: one goes on where it is said how far it is.
  const before = useRef(live);
  useEffect(() => {
    if (live && !before.current) result.current?.focus();
    before.current = live;
  }, [live]);
  const end = async () => {
    setEnding(true);
    try {
      toast((await request('cancelDelivery', { id })).text, 'success');
      forgetDraft(id);
    } catch (failure) {
      toast(wordsOfFailure(failure), 'error');
    } finally {
      setEnding(false);
      onChanged();
    }
  };
  const over = run?.release != null || run?.outcome === 'unchanged';
  return (
    <>
      <Card
        title={fileName}
        caption={bytes === null ? undefined : translate('kilobytes', { n: formatNumber(Math.ceil(bytes / 1024)) })}
        actions={
          <Button loading={ending} onClick={() => void end()} data-testid="delivery-cancel">
            {translate(live ? 'stopReading' : over ? 'putAway' : 'removeFile')}
          </Button>
        }
        data-testid="delivery-upload"
      >
        {isHere && !live ? (
          <div className={parts.choice}>
            <SelectField
              label={translate('dataset')}
              options={desk.datasets.map(({ key: value, name }) => ({ value, label: name }))}
              value={dataset?.key ?? ''}
              onChange={setKey}
              data-testid="delivery-dataset"
            />
          </div>
        ) : (
          <p className={parts.found}>{translate(live ? 'isRead' : over ? 'fileGone' : 'fileNotWhole')}</p>
        )}
      </Card>
      <div ref={result} tabIndex={-1} className={classes.result}>
        <RunState upload={upload} />
      </div>
      {isHere && dataset && (
        // What was chosen stays while the file is read.
        <div hidden={live}>
          <div className={parts.column}>
            <BroughtFile
              upload={upload}
              desk={desk}
              dataset={dataset}
              onOrdered={() => uploads.forget({ id })}
              onSaved={onChanged}
            />
          </div>
        </div>
      )}
    </>
  );
}
