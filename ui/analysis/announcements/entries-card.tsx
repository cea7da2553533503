import { membersOf } from '@portal/contract';
import { SelectField } from '@portal/ui';
import { TableCard } from '../cards/table-card.tsx';
import { usePage } from '../page/context.ts';
import { Choices } from '../page/layout.tsx';
import { useMarket } from '../page/use-market.ts';
import { allBatches } from './choices.ts';
import { phrases } from './phrases.ts';
import { batchesOf, listedIn } from './questions.ts';

/** The models of a batch with what is said of each: of the newest one, of another, or of all in the period. */
export function EntriesCard() {
  const translate = phrases.useTranslate();
  const { search, setChoice } = usePage();
  const batches = useMarket(batchesOf);
  const known = batches.answer && !batches.waiting ? membersOf(batches.answer, 'batch') : [];
  const newest = known[0]?.key;
  const wanted = search.get('batch');
  const batch = wanted === allBatches || known.some(({ key }) => key === wanted) ? wanted : newest;
  const listed = useMarket((view, now) => (batch ? listedIn(view, now, batch === allBatches ? null : batch) : null));
  // What failed first is the answer.
  const answered = batches.error ? batches : listed;
  const name = known.find(({ key }) => key === batch)?.name;
  return (
    <>
      <Choices>
        <SelectField
          label={translate('batch')}
          labelHidden
          title={translate('batch')}
          name="batch"
          value={batch ?? ''}
          options={[
            ...known.map(({ key, name: label }) => ({ value: key, label })),
            { value: allBatches, label: translate('allBatches') },
          ]}
          onChange={(value) => setChoice('batch', value, newest ?? '')}
        />
      </Choices>
      <TableCard
        key={batch}
        title={name === undefined ? translate('entriesOfAll') : translate('entriesTitle', { name })}
        caption={translate('entriesNote')}
        answered={answered}
        sorting={{ key: 'listedRange', direction: 'descending' }}
      />
    </>
  );
}
