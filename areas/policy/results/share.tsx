import { trackDownload, useLanguage } from '@portal/shell';
import { exportName, type SharedTable, TableShare } from '@portal/ui/analysis';
import type { Found } from '../data/ask.ts';
import type { PolicyView } from '../data/policy-view.ts';
import { phrases } from '../phrases.ts';
import { rowsSaid } from './list-foot.tsx';
import { policyTable } from './policy-cells.ts';
import { type FilterNames, filtersSaid } from './use-filter-names.ts';

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
  const tableOf = (shown: Found): SharedTable => {
    const said = filtersSaid(view, names, language === 'en' ? ', ' : '、');
    const page: [string, string][] = view.page > 1 ? [['', String(view.page)]] : [];
    return {
      title: translate('policies'),
      name: exportName({ title: translate('policies'), filters: [...said, ...page] }),
      model: policyTable(shown.items),
      about: [
        [translate('rows'), rowsSaid(view, shown)],
        ...(said.length > 0 ? said : [[translate('asked'), translate('none')] as [string, string]]),
      ],
    };
  };
  return <TableShare language={language} table={found && tableOf(found)} taken={() => trackDownload(exportPath)} />;
}
