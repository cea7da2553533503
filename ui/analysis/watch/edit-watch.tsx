import { tableOf } from '@portal/contract';
import { CallProblem, questionsBy, request, useAnswer, useLanguage } from '@portal/shell';
import { Skeleton, toast } from '@portal/ui';
import { useEffect } from 'react';
import { market } from '../page/ask.ts';
import { phrases } from './phrases.ts';
import { WatchForm } from './watch-form.tsx';

/** What a watch was made of, by its id. */
const settings = questionsBy('readWatch', (watchId: string) => request('readWatch', { watchId }));

export interface EditWatchProps {
  watchId: string;
  name: string;
  /** The watch is another one now. */
  onDone: () => void;
  onCancel: () => void;
}

/** Gives a watch another name, condition or calendar. */
export function EditWatch({ watchId, name, onDone, onCancel }: EditWatchProps) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const setting = useAnswer(settings, watchId);
  const { answer: known } = setting;
  const [sheet] = known?.sheets ?? [];
  // A whole page has a calendar alone: none of its figures is asked.
  const ordered = known?.whole ? undefined : sheet;
  const table = useAnswer(market, ordered ? ordered.question : null);
  // The figures of now are asked each time that it is opened.
  useEffect(() => () => settings.forget(watchId), [watchId]);
  const isThere = known !== undefined && (!ordered || table.answer !== undefined);
  const error = setting.error ?? table.error;
  if (error && !isThere)
    return (
      <CallProblem
        error={error}
        retry={setting.error ? setting.retry : table.retry}
        failed={say('notRead')}
        refused={say('notAllowed')}
      />
    );
  if (!isThere) return <Skeleton height={320} />;
  return (
    <WatchForm
      title={ordered?.title ?? name}
      table={ordered && table.answer ? { sheet: ordered, model: tableOf(table.answer, language) } : null}
      start={{ name, rule: known.rule, row: known.row, format: known.format }}
      submit={say('saveChange')}
      onSave={async (wanted) => {
        await request('changeWatch', { watchId, ...wanted, language: known.language });
        toast(say('changed'), 'success');
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
