import { request } from '@portal/shell';
import type { ModuleSheet } from '../data/ask.ts';
import { TaskDialog, type TaskDialogProps, type TaskValues } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';

export type ModuleTask =
  | { kind: 'confirm' | 'activate' | 'remove-version'; version: string }
  | { kind: 'back' | 'remove' };

interface ModuleDialogProps {
  task: ModuleTask;
  sheet: ModuleSheet;
  onClose: () => void;
  /** Asks anew what the task has changed. */
  after: () => void;
}

/** Names with what parts them between: commas, or semicolons where names have commas themselves. */
const namesIn = (text: string, parting = /[,，、;；]/): string[] =>
  text
    .split(parting)
    .map((name) => name.trim())

    .filter(Boolean);

/** The dialog of a task about a module. */
export function ModuleDialog({ task, sheet, onClose, after }: ModuleDialogProps) {
  const translate = phrases.useTranslate();
  const { name, parcel, product, trial, versions, trialFor, failurePercent } = sheet;
  const version = 'version' in task ? task.version : '';
  const former = versions.find(({ state }) => state === 'former')?.version ?? '';
  const named = { name, version };
  const activate = ({ text }: TaskValues) => {
    const some = text('who') === 'some';
    const percent = text('percent');
    return request('activateTeamModule', {
      ...named,
      failurePercent: percent === '' ? null : Number(percent),
      ...(some && { accounts: namesIn(text('accounts')), companies: namesIn(text('companies'), /[;；]/) }),
    });
  };
  const tasks: Record<ModuleTask['kind'], () => Omit<TaskDialogProps, 'onClose' | 'after'>> = {
    confirm: () => ({
      title: translate('confirmModuleOf', named),
      lead: translate(parcel ? 'confirmParcelLead' : 'confirmModuleLead', product),
      fields: [],
      submit: translate('confirmModule'),
      run: () => request('confirmTeamModule', named),
    }),
    activate: () => ({
      title: translate('activateOf', named),
      lead: translate('activateLead'),
      fields: [
        {
          kind: 'choice',
          name: 'who',
          label: translate('who'),
          value: trial === version ? 'all' : 'some',
          options: [
            { value: 'some', label: translate('who/some') },
            { value: 'all', label: translate('who/all') },
          ],
        },
        {
          kind: 'text',
          name: 'accounts',
          label: translate('trialAccounts'),
          hint: translate('trialAccountsHint'),
          value: trialFor.accounts.join(', '),
          where: ['who', 'some'],
        },
        {
          kind: 'text',
          name: 'companies',
          label: translate('trialCompanies'),
          hint: translate('trialCompaniesHint'),
          value: trialFor.companies.join('; '),
          where: ['who', 'some'],
        },
        {
          kind: 'text',
          name: 'percent',
          label: translate('mostFailed'),
          hint: translate('mostFailedHint'),
          value: failurePercent === null ? '' : String(failurePercent),
        },
      ],
      submit: translate('activate'),
      check: ({ text }) => {
        const percent = text('percent');
        if (percent !== '' && !/^([1-9]\d?|100)$/.test(percent)) return translate('mostFailedFaulty');
        if (text('who') === 'all' || namesIn(`${text('accounts')},${text('companies')}`).length > 0) return '';
        return translate('noOneNamed');
      },
      run: activate,
    }),
    'remove-version': () => ({
      title: translate('removeVersionOf', named),
      lead: translate('removeVersionLead'),
      fields: [],
      submit: translate('removeVersion'),
      danger: true,
      run: () => request('removeTeamModule', named),
    }),
    back: () => ({
      title: translate('goBackOf', { name }),
      lead:
        trial === null ? translate('goBackLead', { version: former }) : translate('goBackTrial', { version: trial }),
      fields: [],
      submit: translate('goBack'),
      danger: true,
      run: () => request('rollBackTeamModule', { name, from: trial ?? sheet.version ?? '' }),
    }),
    remove: () => ({
      title: translate('removeModuleOf', { name }),
      lead: translate(parcel ? 'removeParcelLead' : 'removeModuleLead'),
      fields: [],
      submit: translate('removeModule'),
      danger: true,
      run: () => request('removeTeamModule', { name }),
    }),
  };
  return <TaskDialog {...tasks[task.kind]()} onClose={onClose} after={after} />;
}
