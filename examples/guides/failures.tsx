import { type AreaHostProps, CallProblem, questionsTo, useAnswer } from '@portal/shell';
import { AnswerPlace, Button, Skeleton } from '@portal/ui';

const products = questionsTo('getAuthProducts');

/** What cannot be had stands in its own place; what leaves nothing to show is the host's to say. */
export function ProductCount({ reportFailure }: Pick<AreaHostProps, 'reportFailure'>) {
  const answered = useAnswer(products, {});
  return (
    <AnswerPlace
      answered={answered}
      loading="Loading"
      skeleton={<Skeleton height={24} />}
      problem={(error, retry) => (
        <>
          <CallProblem failed="The products did not load" refused="Sign in again" error={error} retry={retry} />
          <Button onClick={() => reportFailure('render', error)}>Give up</Button>
        </>
      )}
    >
      {() => <p>Products are there.</p>}
    </AnswerPlace>
  );
}
