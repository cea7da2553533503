import { trackDownload, useLanguage } from '@portal/shell';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import { type Found, wholeList } from '../data/ask.ts';
import { type PolicyView, queryOf } from '../data/policy-view.ts';
import { phrases } from '../phrases.ts';
import { rowsText } from './list-foot.tsx';
import { policyTable } from './policy-cells.ts';
import { type FilterNames, filtersText } from './use-filter-names.ts';

/** S3.053: under this path a file of policies is recorded. */
const exportPath = '/v3/iw-content/policy/download';

interface ShareProps {
  view: PolicyView;
  found: Found | undefined;
  names: FilterNames;
}

/** Takes the list away: as a file that equals the screen, or as a link that reopens it. */
export function Share({ view, found, names }: ShareProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const texts = filtersText(view, names, language === 'en' ? ', ' : '、');
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
    return tableOf(all, rowsText({ ...view, page: 1 }, all), []);
  };
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, rowsText(view, found), page)}
      whole={found && found.total > found.items.length ? { rows: found.total, table: whole } : undefined}
      taken={() => trackDownload(exportPath)}
    />
  );
}
