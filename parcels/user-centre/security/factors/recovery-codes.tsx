import { useLanguage } from '@portal/shell';
import { Button, SecretBox } from '@portal/ui';
import { useTranslate } from './phrases.ts';

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const say = useTranslate();
  return (
    <SecretBox
      title={say('saveCodes')}
      lead={say('saveCodesLead')}
      secret={codes}
      label={say('recovery')}
      language={useLanguage()}
      hook="recovery"
      data-testid="recovery-codes"
    >
      <Button variant="primary" onClick={onDone} data-testid="recovery-done">
        {say('done')}
      </Button>
    </SecretBox>
  );
}
