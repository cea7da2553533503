import { AnswerPlace, type AnswerPlaceProps } from '@portal/ui';
import { phrases } from '../phrases.ts';
import { PolicyProblem } from './policy-problem.tsx';

type PolicyAnswerProps<Answer> = Omit<AnswerPlaceProps<Answer>, 'loading' | 'problem'> & {
  /** A failure stands alone on the page. */
  framed?: boolean;
  /** The title when the server says that there is no such thing. */
  notFound?: string;
};

/** The place of an answer about policies in its states: on its way, failed, there. */
export function PolicyAnswer<Answer>({ framed, notFound, ...rest }: PolicyAnswerProps<Answer>) {
  const translate = phrases.useTranslate();
  return (
    <AnswerPlace
      {...rest}
      loading={translate('loading')}
      problem={(error, retry) => <PolicyProblem framed={framed} error={error} retry={retry} answered={notFound} />}
    />
  );
}
