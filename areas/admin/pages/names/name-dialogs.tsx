import { namedFields } from '@portal/contract';
import { type CallPayload, request } from '@portal/shell';
import { type DecidedName, names, nothing } from '../../data/ask.ts';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';
import { kindField } from './kind-field.ts';

/** Decides what a name of files stands for. */
export function AddName({ onClose }: { onClose: () => void }) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('decideNew')}
      lead={translate('decideLead')}
      submit={translate('save')}
      onClose={onClose}
      fields={[
        kindField(translate, namedFields),
        { kind: 'text', name: 'name', label: translate('nameInFiles') },
        { kind: 'text', name: 'standsFor', label: translate('standsFor') },
      ]}
      run={({ text }) =>
        request('decideName', {
          field: text('field') as CallPayload<'decideName'>['field'],
          name: text('name'),
          standsFor: text('standsFor'),
        })
      }
      after={() => names.forget(nothing)}
    />
  );
}

/** Takes back what a name of files stands for. */
export function ForgetName({ decision, onClose }: { decision: DecidedName; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const { field, name } = decision;
  return (
    <TaskDialog
      title={translate('takeBackOf', { name })}
      lead={translate('takeBackLead')}
      submit={translate('takeBack')}
      danger
      onClose={onClose}
      fields={[]}
      run={() => request('decideName', { field, name })}
      after={() => names.forget(nothing)}
    />
  );
}
