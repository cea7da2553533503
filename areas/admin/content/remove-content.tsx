import { request } from '@portal/shell';
import { formatNumber } from '@portal/ui';
import { type ContentStand, contentDeliveries, nothing } from '../data/ask.ts';
import { TaskDialog } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';

interface RemoveContentProps {
  stand: ContentStand;
  onClose: () => void;
  onRemoved: () => void;
}

/** Takes away one item of a source, or all of a kind, with a reason. */
export function RemoveContent({ stand: { kind, source, items }, onClose, onRemoved }: RemoveContentProps) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('removeContentOf', { kind: translate(`content/${kind}`), source })}
      lead={translate('removeContentLead')}
      submit={translate('removeContent')}
      danger
      onClose={onClose}
      fields={[
        {
          kind: 'choice',
          name: 'what',
          label: translate('removeWhat'),
          value: 'one',
          options: [
            { value: 'one', label: translate('removeWhat/one') },
            { value: 'all', label: translate('removeWhat/all', { n: formatNumber(items) }) },
          ],
        },
        {
          kind: 'text',
          name: 'key',
          label: translate('contentKey'),
          hint: translate('contentKeyHint'),
          where: ['what', 'one'],
        },
        { kind: 'text', name: 'reason', label: translate('reasonInTrail') },
      ]}
      check={({ text }) => (text('what') === 'one' && text('key') === '' ? translate('contentKeyWanted') : '')}
      run={({ text }) =>
        request('removeContent', {
          kind,
          source,
          reason: text('reason'),
          ...(text('what') === 'one' && { key: text('key') }),
        })
      }
      after={() => {
        onRemoved();
        contentDeliveries.forget(nothing);
      }}
    />
  );
}
