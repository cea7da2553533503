import type { CallData } from '@portal/contract';
import { request } from '@portal/shell';
import { knowsPasskeys, makePasskey, NotYet, signByPasskey } from '@portal/shell/insider';
import { Button, formatDate, Modal, toast } from '@portal/ui';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { FactorList } from './factor-list.tsx';
import classes from './factors.module.css';
import { NameForm } from './name-form.tsx';
import { translate, useTranslate } from './phrases.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { refusalOf, SetUpApp } from './set-up-app.tsx';
import { type Factors, useFactors } from './use-factors.ts';

type Step =
  | { at: 'list' | 'remove' | 'renew' }
  | { at: 'rename'; passkey: Factors['passkeys'][number] }
  | { at: 'set-up'; begun: CallData<'beginTotp'> }
  | { at: 'codes'; codes: string[] };

/** The second factors of the account, and each step of changing them, in one dialog. */
export function FactorsDialog({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const { factors, error, load } = useFactors();
  const [step, setStep] = useState<Step>({ at: 'list' });
  const [busy, setBusy] = useState(false);
  const list = () => setStep({ at: 'list' });

  /** The proof that the call wants is asked for by the request itself. */
  const begin = async () => {
    setBusy(true);
    try {
      setStep({ at: 'set-up', begun: await request('beginTotp') });
    } catch (failure) {
      toast(refusalOf(failure) ?? translate('failed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  const addPasskey = async () => {
    setBusy(true);
    try {
      const { ticket, options } = await request('beginPasskey');
      const credential = await makePasskey(options);
      const name = `${formatDate(new Date())} ${navigator.platform}`.trim().slice(0, 50);
      const { recoveryCodes } = await request('confirmPasskey', { ticket, name, credential });
      toast(translate('passkeyAdded'), 'success');
      changed(recoveryCodes);
    } catch (failure) {
      toast(refusalOf(failure) ?? translate('passkeyFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  const removePasskey = async (factorId: string) => {
    setBusy(true);
    try {
      await request('removePasskey', { factorId });
      toast(translate('passkeyRemoved'), 'success');
      changed([]);
    } catch (failure) {
      toast(refusalOf(failure) ?? translate('failed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  const changed = (codes: string[]) => {
    setStep(codes.length > 0 ? { at: 'codes', codes } : { at: 'list' });
    void load();
  };
  const remove = async (code: string) => {
    await request('endTotp', { code });
    toast(translate('removed'), 'success');
    changed([]);
  };
  const renew = async (code: string) => changed((await request('renewRecoveryCodes', { code })).recoveryCodes);
  const renewByPasskey = async () => {
    setBusy(true);
    try {
      const { challenge, options } = await request('beginPasskeyProof', { purpose: 'recovery-codes' });
      const credential = await signByPasskey(options);
      changed((await request('renewRecoveryCodes', { challenge, credential })).recoveryCodes);
    } catch (failure) {
      toast(refusalOf(failure) ?? translate('byPasskeyFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  const rename = async (factorId: string, name: string) => {
    await request('renamePasskey', { factorId, name });
    toast(translate('renamed'), 'success');
    changed([]);
  };

  return (
    <Modal
      open
      width={480}
      title={say('factors')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="factors-dialog"
      closeTestId="factors-close"
    >
      <div data-step={step.at} className={classes.dialog}>
        {step.at === 'list' && (
          <>
            <p className={classes.quiet}>{say('lead')}</p>
            {factors ? (
              <FactorList
                factors={factors}
                busy={busy}
                onSetUp={() => void begin()}
                onRemove={() => setStep({ at: 'remove' })}
                onRenew={() => setStep({ at: 'renew' })}
                onAddPasskey={() => void addPasskey()}
                onRenamePasskey={(passkey) => setStep({ at: 'rename', passkey })}
                onRemovePasskey={(factorId) => void removePasskey(factorId)}
              />
            ) : (
              <NotYet error={error} onRetry={() => void load()} say={say} />
            )}
          </>
        )}
        {step.at === 'set-up' && (
          <SetUpApp
            key={step.begun.ticket}
            begun={step.begun}
            onAgain={() => void begin()}
            onCancel={list}
            onDone={(codes) => {
              toast(translate('turnedOn'), 'success');
              changed(codes);
            }}
          />
        )}
        {step.at === 'remove' && (
          <CodeForm kind="any" submit={say('confirmRemove')} send={remove} onCancel={list}>
            <p className={classes.quiet}>{say('removeLead')}</p>
          </CodeForm>
        )}
        {step.at === 'renew' && (
          <CodeForm kind="any" submit={say('confirmRenew')} send={renew} onCancel={list}>
            <p className={classes.quiet}>{say('renewLead')}</p>
            {knowsPasskeys() && (factors?.passkeys.length ?? 0) > 0 && (
              <Button
                block
                size="large"
                disabled={busy}
                onClick={() => void renewByPasskey()}
                data-testid="renew-by-passkey"
              >
                {say('byPasskey')}
              </Button>
            )}
          </CodeForm>
        )}
        {step.at === 'rename' && (
          <NameForm name={step.passkey.name} send={(name) => rename(step.passkey.factorId, name)} onCancel={list} />
        )}
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={list} />}
      </div>
    </Modal>
  );
}
