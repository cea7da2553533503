import { succeededFields } from '@portal/contract';
import { type CallPayload, request, useLanguage } from '@portal/shell';
import { names, nothing, releases, type Succession } from '../../data/ask.ts';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';
import { kindField } from './kind-field.ts';

type Payload = CallPayload<'succeedMembers'>;

/** There is one release more, which knows what was decided. */
async function succeed(payload: Payload) {
  const { text, release } = await request('succeedMembers', payload);
  names.forget(nothing);
  releases.forget(nothing);
  return { text: phrases.translate('united', { text, release }) };
}

const month = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

/** Decides that a model was succeeded by another one. */
export function AddSuccession({ release, onClose }: { release: string; onClose: () => void }) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('succeed')}
      lead={translate('succeedLead')}
      submit={translate('save')}
      onClose={onClose}
      fields={[
        kindField(translate, succeededFields),
        { kind: 'text', name: 'predecessor', label: translate('predecessor') },
        { kind: 'text', name: 'successor', label: translate('successor') },
        { kind: 'text', name: 'month', label: translate('succeededFrom'), hint: translate('succeededFromHint') },
        { kind: 'text', name: 'note', label: translate('uniteNote') },
      ]}
      check={({ text }) => (month.test(text('month')) ? '' : translate('succeededFromHint'))}
      run={({ text }) =>
        succeed({
          release,
          field: text('field') as Payload['field'],
          predecessor: text('predecessor'),
          successor: text('successor'),
          month: text('month'),
          ...(text('note') && { note: text('note') }),
        })
      }
    />
  );
}

interface EndSuccessionProps {
  release: string;
  succession: Succession;
  onClose: () => void;
}

/** Takes back that a model was succeeded by another one. */
export function EndSuccession({ release, succession, onClose }: EndSuccessionProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { field, predecessor, successor } = succession;
  return (
    <TaskDialog
      title={translate('takeBackSuccession', { first: predecessor.name[language], second: successor.name[language] })}
      lead={translate('takeBackSuccessionLead')}
      submit={translate('takeBack')}
      danger
      onClose={onClose}
      fields={[]}
      run={() => succeed({ release, field, predecessor: predecessor.key, successor: successor.key })}
    />
  );
}
