import { bulletinKinds, bulletinKindText } from '@portal/contract';
import { type CallPayload, request, useAnswer, useLanguage } from '@portal/shell';
import { type BulletinLine, bulletinChoices, bulletins, nothing } from '../../data/ask.ts';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';

interface WriteBulletinProps {
  dataset: { key: string; name: string };
  onClose: () => void;
}

/** What is given where something is chosen. */
const optional = ['source', 'indicator', 'from', 'to', 'until'] as const;

/** Writes a word to readers of a dataset. */
export function WriteBulletin({ dataset, onClose }: WriteBulletinProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { answer } = useAnswer(bulletinChoices, { dataset: dataset.key });
  if (!answer) return null;
  const optionsOf = (all: string, choices: readonly { key: string; name: string }[]) => [
    { value: '', label: all },
    ...choices.map(({ key, name }) => ({ value: key, label: name })),
  ];
  return (
    <TaskDialog
      title={translate('writeOf', { name: dataset.name })}
      lead={translate('writeLead')}
      submit={translate('write')}
      onClose={onClose}
      fields={[
        { kind: 'text', name: 'zh', label: translate('inChinese') },
        { kind: 'text', name: 'en', label: translate('inEnglish') },
        {
          kind: 'choice',
          name: 'kind',
          label: translate('bulletinKind'),
          value: bulletinKinds[0],
          options: bulletinKinds.map((value) => ({ value, label: bulletinKindText(value, language) })),
        },
        { kind: 'day', name: 'until', label: translate('noticeLastDay') },
        {
          kind: 'choice',
          name: 'source',
          label: translate('ofSource'),
          options: optionsOf(translate('allSources'), answer.sources),
        },
        {
          kind: 'choice',
          name: 'indicator',
          label: translate('ofFigure'),
          options: optionsOf(translate('allFigures'), answer.indicators),
        },
        { kind: 'text', name: 'from', label: translate('firstMonth'), hint: translate('monthHint') },
        { kind: 'text', name: 'to', label: translate('lastMonth'), hint: translate('monthHint') },
      ]}
      run={({ text }) =>
        request('addBulletin', {
          dataset: dataset.key,
          kind: text('kind') as CallPayload<'addBulletin'>['kind'],
          zh: text('zh'),
          en: text('en'),
          ...Object.fromEntries(optional.flatMap((name) => (text(name) ? [[name, text(name)]] : []))),
        })
      }
      after={() => bulletins.forget(nothing)}
    />
  );
}

/** Ends a word to readers. */
export function EndBulletin({ bulletin, onClose }: { bulletin: BulletinLine; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const { bulletinId, datasetName, text } = bulletin;
  const language = useLanguage();
  return (
    <TaskDialog
      title={translate('endBulletinOf', { name: datasetName })}
      lead={`${translate('endBulletinLead')} ${text[language]}`}
      submit={translate('endBulletin')}
      danger
      onClose={onClose}
      fields={[]}
      run={() => request('endBulletin', { bulletinId })}
      after={() => bulletins.forget(nothing)}
    />
  );
}
