import { CallAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import type { ReactNode } from 'react';
import { phrases } from '../phrases.ts';

interface AnswerProps<Answer> {
  answered: Answered<Answer>;
  /** Of what comes, in px. */
  height: number;
  children: (answer: Answer) => ReactNode;
}

/** The place of what a call of the administration brings. */
export function Answer<Brought>({ answered, height, children }: AnswerProps<Brought>) {
  const translate = phrases.useTranslate();
  return (
    <CallAnswer answered={answered} height={height} say={translate} framed stays data-testid="admin-failed">
      {children}
    </CallAnswer>
  );
}
