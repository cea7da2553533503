import { useAnswer } from '@portal/shell';
import { formatNumber, SelectField } from '@portal/ui';
import { datasets, usePage } from '@portal/ui/analysis';
import { useSearchParams } from 'react-router-dom';
import { changePhrases } from './phrases.ts';
import type { Changes } from './use-changes.ts';

/** Which dataset is told, of those that the account may see and the release has, and which of its figures. */
export function ChangesBar({ answer, dataset }: { answer: Changes; dataset: string }) {
  const words = changePhrases.useTranslate();
  const { setChoice } = usePage();
  const [search, setSearch] = useSearchParams();
  const known = useAnswer(datasets, {}).answer?.datasets.filter(({ covered }) => covered) ?? [];
  const { indicators, indicator } = answer;
  const setDataset = (key: string) => {
    const next = new URLSearchParams(search);
    // What was chosen of another dataset means nothing here.
    for (const name of ['data', 'figure', 'change', 'of']) next.delete(name);
    if (key !== 'sales') next.set('data', key);
    setSearch(next);
  };
  return (
    <>
      {known.length > 1 && (
        <SelectField
          label={words('dataset')}
          labelHidden
          name="data"
          value={dataset}
          options={known.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={setDataset}
        />
      )}
      {indicators.length > 1 && answer.changes !== null && (
        <SelectField
          label={words('figure')}
          labelHidden
          name="figure"
          value={indicator}
          options={indicators.map(({ key, name, found }) => ({
            value: key,
            label: `${name} ${formatNumber(found.corrected + found.added + found.withdrawn, 0)}`,
          }))}
          onChange={(key) => setChoice('figure', key, '')}
        />
      )}
    </>
  );
}
