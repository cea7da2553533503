import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { hasSuccessions, joined, readSuccession, successionName, successionWords } from './succession.ts';

/** Draws predecessor and successor as one line, where the release knows of some. */
export function SuccessionField({ by }: { by: DimensionKey }) {
  const { choice, note } = successionWords(useLanguage());
  const { search, setChoice, catalogue } = usePage();
  if (!hasSuccessions(catalogue, by)) return null;
  return (
    <span title={note}>
      <Checkbox
        name={successionName}
        checked={readSuccession(search, catalogue, by)}
        onChange={(event) => setChoice(successionName, event.currentTarget.checked ? joined : '', '')}
      >
        {choice}
      </Checkbox>
    </span>
  );
}
