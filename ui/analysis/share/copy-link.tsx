import type { Language } from '@portal/contract';
import { Button, copyText, IconLink } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import classes from './share.module.css';

export interface CopyLinkProps {
  language: Language;
  /** The address that reopens exactly this view. */
  link: () => string;
}

/** Copies an address, and says so. */
export function CopyLink({ language, link }: CopyLinkProps) {
  const words = analysisWords(language);
  const copy = () => copyText(link(), words('copied'), words('copyFailed'));
  return (
    <Button
      size="small"
      className={classes.way}
      icon={<IconLink />}
      data-testid="share-link"
      onClick={() => void copy()}
    >
      {words('copyLink')}
    </Button>
  );
}
