import { useLanguage } from '@portal/shell';
import { Button, SecretBox } from '@portal/ui';
import { dayText } from './key-entry.tsx';
import { useTranslate } from './phrases.ts';
import type { MadeKey } from './use-own-keys.ts';

/** A key that was just made, this once. */
export function NewKey({ made: { secret, to }, onDone }: { made: MadeKey; onDone: () => void }) {
  const say = useTranslate();
  return (
    <SecretBox
      title={say('made')}
      lead={say('madeLead', { day: dayText(to) })}
      secret={secret}
      label={say('secret')}
      language={useLanguage()}
      hook="key"
      data-testid="key-made"
    >
      <Button variant="primary" onClick={onDone} data-testid="key-done">
        {say('done')}
      </Button>
    </SecretBox>
  );
}
