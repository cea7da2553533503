import { trackDownload } from '@portal/shell';
import { ListShare } from '@portal/ui/analysis';
import { type Found, partOf } from '../data/ask.ts';
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
  const { view } = list.address;
  return (
    <ListShare
      list={list}
      title={phrases.useTranslate()('policies')}
      size={view.size}
      filters={filtersText(list)}
      found={found}
      part={partOf(queryOf(view))}
      keyOf={({ policyId }) => policyId}
      model={policyTable}
      taken={() => trackDownload(exportPath)}
    />
  );
}
