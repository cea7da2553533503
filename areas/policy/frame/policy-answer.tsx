import type { CallProblemProps } from '@portal/shell';
import { AnswerPlace, type AnswerPlaceProps } from '@portal/ui';
import { phrases } from '../phrases.ts';
import { PolicyProblem } from './policy-problem.tsx';

type PolicyAnswerProps<Answer> = Omit<AnswerPlaceProps<Answer>, 'loading' | 'problem'> & {
  /** A failure stands alone on the page. */
  framed?: boolean;
  /** Of one policy that may be there no more: the way back to its list. */
  gone?: CallProblemProps['gone'];
};

/** The place of an answer about policies in its states: on its way, failed, there. */
export function PolicyAnswer<Answer>({ framed, gone, ...rest }: PolicyAnswerProps<Answer>) {
  const translate = phrases.useTranslate();
  return (
    <AnswerPlace
      {...rest}
      loading={translate('loading')}
      problem={(error, retry) => <PolicyProblem framed={framed} error={error} retry={retry} gone={gone} />}
    />
  );
}
