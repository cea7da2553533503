import { useEffect, useState } from 'react';
import { goOn, type HandOver, handOver, type Question, replacePresent } from './hand-over.ts';
import { forgetHanded, handed, hideHanded } from './handed.ts';

type Step = 'checking' | 'asking' | 'changing' | 'done' | 'refused' | 'unreachable';

interface State {
  step: Step;
  question: Question | null;
}

const checking: State = { step: 'checking', question: null };

const wantedPlace = () => new URLSearchParams(window.location.search).get('redirect');

const stateOf = (outcome: HandOver): State =>
  typeof outcome === 'string' ? { step: outcome, question: null } : { step: 'asking', question: outcome };

/** The steps of a hand-over, and what a person can do about them. What the link brought is forgotten when it has ended. */
export function useHandOver() {
  const [{ step, question }, setState] = useState<State>(checking);
  useEffect(() => {
    if (step !== 'checking' && step !== 'changing') return;
    const ended = new AbortController();
    // A link within the portal does not load the page; what it brings is hidden here.
    hideHanded();
    const brought = handed();
    const work =
      step === 'changing' && brought && question
        ? replacePresent(brought, question.next, wantedPlace(), ended.signal)
        : handOver(brought, wantedPlace(), ended.signal);
    work.then(
      (outcome) => {
        if (outcome === 'done' || outcome === 'refused') forgetHanded();
        if (!ended.signal.aborted) setState(stateOf(outcome));
      },
      () => undefined,
    );
    return () => ended.abort();
  }, [step, question]);
  return {
    step,
    question,
    retry: () => setState(checking),
    replace: () => setState({ step: 'changing', question }),
    stay() {
      if (!question) return;
      forgetHanded();
      goOn(question.present, wantedPlace());
    },
  };
}
