import { trackDownload } from '@portal/shell';
import { rowsText } from '@portal/ui';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import { type Found, wholeList } from '../data/ask.ts';
import { queryOf } from '../data/policy-view.ts';
import { phrases } from '../phrases.ts';
import { policyTable } from './policy-cells.ts';
import { filtersText, type PolicyList } from './policy-list.ts';

/** S3.053: under this path a file of policies is recorded. */
const exportPath = '/v3/iw-content/policy/download';

interface ShareProps {
  list: PolicyList;
  found: Found | undefined;
}

/** Takes the list away: as a file that equals the screen, or as a link that reopens it. */
export function Share({ list, found }: ShareProps) {
  const translate = phrases.useTranslate();
  const {
    language,
    address: { view },
  } = list;
  const texts = filtersText(list);
  const rowsOf = ({ items, total }: Found, page: number) =>
    rowsText({ page, size: view.size, shown: items.length, total }, language);
  const page: [string, string][] = view.page > 1 ? [['', String(view.page)]] : [];
  const tableOf = ({ items }: Found, rows: string, part: [string, string][]): SharedTable => ({
    title: translate('policies'),
    name: exportName({ title: translate('policies'), filters: [...texts, ...part] }),
    model: policyTable(items),
    about: [
      [translate('rows'), rows],
      ...(texts.length > 0 ? texts : [[translate('asked'), translate('none')] as [string, string]]),
    ],
  });
  const whole = async () => {
    const all = await wholeList(queryOf(view));
    return tableOf(all, rowsOf(all, 1), []);
  };
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, rowsOf(found, view.page), page)}
      whole={found && found.total > found.items.length ? { rows: found.total, table: whole } : undefined}
      taken={() => trackDownload(exportPath)}
    />
  );
}
