import { trackDownload, useLanguage } from '@portal/shell';
import { csvOf, exportName, ShareMenu } from '@portal/ui/analysis';
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
  const csv = (shown: Found) => () => {
    trackDownload(exportPath);
    const said = filtersSaid(view, names, language === 'en' ? ', ' : '、');
    const about: [string, string][] = [
      [translate('rows'), rowsSaid(view, shown)],
      ...(said.length > 0 ? said : [[translate('asked'), translate('none')] as [string, string]]),
    ];
    const page: [string, string][] = view.page > 1 ? [['', String(view.page)]] : [];
    const name = exportName({ title: translate('policies'), filters: [...said, ...page] });
    return { name: `${name}.csv`, text: csvOf(policyTable(shown.items), about, language) };
  };
  return (
    <ShareMenu
      language={language}
      link={() => location.href}
      csv={found && found.items.length > 0 ? csv(found) : undefined}
    />
  );
}
