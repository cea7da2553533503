import { Button, IconLink, toast } from '@portal/ui';
import { useTranslate } from '../phrases.ts';

interface CopyLinkProps {
  /** Path and query that reopen what is seen. */
  path: string;
}

/** Copies an address that reopens the same models, also those that were only proposed. */
export function CopyLink({ path }: CopyLinkProps) {
  const say = useTranslate();
  const copy = () =>
    (
      navigator.clipboard?.writeText(`${window.location.origin}${path}`) ?? Promise.reject(new Error('no clipboard'))
    ).then(
      () => toast(say('copied'), 'success'),
      () => toast(say('copyFailed'), 'warning'),
    );
  return (
    <Button icon={<IconLink size={16} />} data-testid="share-link" onClick={() => void copy()}>
      {say('copy')}
    </Button>
  );
}
