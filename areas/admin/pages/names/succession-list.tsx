import { type CallData, language, request } from '@portal/shell';
import { formatMonth, formatNumber, type ListColumn, toast } from '@portal/ui';
import { names, nothing, releases } from '../../data/ask.ts';
import { useListTask } from '../../data/use-list-task.ts';
import { ListDialog } from '../../parts/list-dialog.tsx';
import { ListRows } from '../../parts/list-rows.tsx';
import { phrases } from '../../phrases.ts';

type ListedRow = CallData<'checkSuccessionList'>['rows'][number];

const example = {
  zh_CN: [
    ['类型', '前代', '换代车型', '换代月份'],
    ['车型', '老款车型', '新款车型', '2024-03'],
  ],
  en: [
    ['Kind', 'Predecessor', 'Successor', 'Since month'],
    ['model', 'Old model', 'New model', '2024-03'],
  ],
};

const isRefused = ({ fault }: ListedRow) => fault !== '';

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
  const rows = task.rows ?? [];
  const refused = rows.filter(isRefused).length;
  const fresh = rows.filter((row) => !isRefused(row) && !row.known).length;
  const known = rows.filter((row) => row.known).length;
  const counts = { fresh: formatNumber(fresh), known: formatNumber(known), refused: formatNumber(refused) };
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
      example={{ name: 'successions.csv', lines: example[language()] }}
      onClose={onClose}
      hook="succession-list"
    >
      <ListRows
        task={task}
        isRefused={isRefused}
        outcome={(name) => translate('successionCounts', { name, ...counts })}
        label={translate('successions')}
        columns={(onlyRefused) => successionColumns(translate, onlyRefused)}
      />
    </ListDialog>
  );
}

function successionColumns(
  translate: ReturnType<typeof phrases.useTranslate>,
  onlyRefused: boolean,
): ListColumn<ListedRow>[] {
  const none = translate('none');
  const monthOf = ({ known, month }: ListedRow) =>
    known ? translate('successionKnown', { month: formatMonth(month) }) : formatMonth(month);
  return [
    {
      key: 'kind',
      label: translate('nameKind'),
      tight: true,
      cell: ({ field }) => (field === '' ? none : translate(`field/${field}`)),
    },
    { key: 'before', label: translate('predecessor'), cell: ({ predecessor }) => predecessor || none },
    { key: 'after', label: translate('successor'), cell: ({ successor }) => successor || none },
    onlyRefused
      ? { key: 'fault', label: translate('refusedBecause'), cell: ({ fault }) => fault }
      : { key: 'month', label: translate('succeededFrom'), cell: monthOf },
  ];
}
