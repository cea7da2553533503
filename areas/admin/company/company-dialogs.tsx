import { request, useAnswer } from '@portal/shell';
import { type CompanySheet, nothing, products } from '../data/ask.ts';
import { TaskDialog, type TaskDialogProps } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';

export type CompanyTask = 'seats' | 'buy';

interface CompanyDialogProps {
  task: CompanyTask;
  sheet: CompanySheet;
  onClose: () => void;
  /** Asks anew what the task has changed. */
  after: () => void;
}

/** The dialog of a task about a company. */
export function CompanyDialog({ task, sheet, onClose, after }: CompanyDialogProps) {
  const translate = phrases.useTranslate();
  const known = useAnswer(products, nothing).answer ?? [];
  const { compId, name, seats } = sheet;
  const tasks: Record<CompanyTask, () => Omit<TaskDialogProps, 'onClose'>> = {
    seats: () => ({
      title: translate('seatsOfCompany', { name }),
      lead: translate('seatsLead'),
      fields: [
        {
          kind: 'text',
          name: 'seats',
          label: translate('seats'),
          hint: translate('seatsHint'),
          value: seats === null ? '' : String(seats),
        },
      ],
      submit: translate('save'),
      run: ({ text }) => request('setCompanySeats', { compId, seats: text('seats') }),
    }),
    buy: () => ({
      title: translate('buyOf', { name }),
      lead: translate('buyLead'),
      fields: [
        {
          kind: 'checks',
          name: 'products',
          label: translate('products'),
          options: known.map(({ key, productName }) => ({ value: key, label: productName })),
        },
        { kind: 'day', name: 'to', label: translate('lastDay') },
      ],
      submit: translate('save'),
      run: ({ text, list }) => request('buyProducts', { compId, products: list('products'), to: text('to') }),
    }),
  };
  return <TaskDialog {...tasks[task]()} onClose={onClose} after={after} />;
}
