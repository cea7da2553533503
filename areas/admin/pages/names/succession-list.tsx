import { language, request, saveFile } from '@portal/shell';
import { formatNumber, toast } from '@portal/ui';
import { names, nothing, releases } from '../../data/ask.ts';
import { useListTask } from '../../data/use-list-task.ts';
import { ListDialog } from '../../parts/list-dialog.tsx';
import { phrases } from '../../phrases.ts';
import { type ListedRow, SuccessionRows } from './succession-rows.tsx';

const heads = {
  zh_CN: ['类型', '前代', '换代车型', '换代月份'],
  en: ['Kind', 'Predecessor', 'Successor', 'Since month'],
} as const;

/** The beginning of a list, with one line as an example; with the mark a spreadsheet reads it as UTF-8. */
const emptyList = (): Blob => {
  const example = language() === 'en' ? ['model', 'Old model', 'New model'] : ['车型', '老款车型', '新款车型'];
  const text = [heads[language()], [...example, '2024-03']].map((cells) => cells.join(',')).join('\r\n');
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
};

/** Decides the successions of a list: what each row would come to is seen first, and all are decided or none. */
export function SuccessionList({ release, onClose }: { release: string; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const task = useListTask<ListedRow>(
    async ({ base64 }) => (await request('checkSuccessionList', { release, file: base64 })).rows,
  );
  const decide = () =>
    task.carryOut(async ({ base64 }) => {
      const { text, release: made } = await request('succeedByList', { release, file: base64 });
      names.forget(nothing);
      releases.forget(nothing);
      toast(translate('united', { text, release: made }), 'success');
      onClose();
    });
  const { file, rows } = task;
  const refused = rows?.filter(({ fault }) => fault !== '').length ?? 0;
  const fresh = rows?.filter(({ fault, known }) => fault === '' && !known).length ?? 0;
  const ready = refused === 0 && fresh > 0;
  const label = ready
    ? translate('successionsDecide', { count: formatNumber(fresh), smart_count: fresh })
    : translate('successionsDecideAll');
  return (
    <ListDialog
      task={task}
      title={translate('successionList')}
      lead={translate('successionListLead')}
      confirm={{ label, ready, press: () => void decide() }}
      saveExample={() => saveFile('successions.csv', emptyList())}
      onClose={onClose}
      hook="succession-list"
    >
      {file && <SuccessionRows name={file.name} rows={rows} refused={refused} fresh={fresh} />}
    </ListDialog>
  );
}
