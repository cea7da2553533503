import { NotYet } from '@portal/shell/insider';
import { Modal } from '@portal/ui';
import { useState } from 'react';
import entries from '../entries.module.css';
import { KeyEntry } from './key-entry.tsx';
import { KeyForm } from './key-form.tsx';
import classes from './keys.module.css';
import { NewKey } from './new-key.tsx';
import { useTranslate } from './phrases.ts';
import { type MadeKey, useOwnKeys } from './use-own-keys.ts';

/** The keys by which programs read figures for the account; one is made here, shown once, and ended here. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const { list, error, busy, retry, end, make } = useOwnKeys();
  const [newKey, setNewKey] = useState<MadeKey | null>(null);
  return (
    <Modal
      open
      width={520}
      title={say('keys')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="keys-dialog"
      closeTestId="keys-close"
    >
      <div className={classes.keys}>
        <p className={entries.quiet}>{say('lead')}</p>
        {list !== null && list.most === 0 && <p className={entries.quiet}>{say('byOperator')}</p>}
        {newKey && <NewKey made={newKey} onDone={() => setNewKey(null)} />}
        {!newKey && list !== null && list.most > 0 && <KeyForm make={make} onMade={setNewKey} />}
        {list === null && <NotYet error={error} onRetry={retry} say={say} />}
        {list?.keys.length === 0 && <p className={entries.quiet}>{say('none')}</p>}
        {list !== null && list.keys.length > 0 && (
          <ul className={entries.list}>
            {list.keys.map((entry) => (
              <KeyEntry key={entry.keyId} entry={entry} busy={busy} onEnd={end} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
