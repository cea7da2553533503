import { unitedFields } from '@portal/contract';
import { type CallPayload, request, useLanguage } from '@portal/shell';
import { type ApartNames, type NameCandidate, nameCandidates, names, nothing, releases } from '../../data/ask.ts';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';
import { kindField } from './kind-field.ts';

type Pair = NameCandidate | ApartNames;

interface PairProps {
  release: string;
  onClose: () => void;
}

/** Names both members of a pair, in the language of now. */
export function useBothNames() {
  const language = useLanguage();
  return ({ members: [first, second] }: Pair) => ({
    first: first?.name[language] ?? '',
    second: second?.name[language] ?? '',
  });
}

const keysOf = ({ members }: Pair): [string, string] => [members[0]?.key ?? '', members[1]?.key ?? ''];

/** What a union changes: there is one release more, with other candidates. */
async function unite(payload: CallPayload<'uniteMembers'>) {
  const { text, release } = await request('uniteMembers', payload);
  names.forget(nothing);
  releases.forget(nothing);
  return { text: phrases.translate('united', { text, release }) };
}

/** Makes a release in which two members are one; which of them stays is chosen. */
export function UniteBoth({ release, pair, onClose }: PairProps & { pair: NameCandidate }) {
  const translate = phrases.useTranslate();
  const both = useBothNames()(pair);
  const [first, second] = keysOf(pair);
  const [sold = 0, otherSold = 0] = pair.members.map((member) => member.sold);
  return (
    <TaskDialog
      title={translate('uniteBoth', both)}
      lead={translate('uniteLead')}
      submit={translate('unite')}
      onClose={onClose}
      fields={[
        {
          kind: 'choice',
          name: 'into',
          label: translate('stays'),
          // What is known longer sells more; the other is rather a second name of it.
          value: sold > otherSold ? first : second,
          options: [
            { value: second, label: translate('stayNamed', { name: both.second, key: second }) },
            { value: first, label: translate('stayNamed', { name: both.first, key: first }) },
          ],
        },
        { kind: 'text', name: 'note', label: translate('uniteNote') },
      ]}
      run={({ text }) => {
        const into = text('into');
        const from = into === first ? second : first;
        return unite({ release, field: pair.field, from, into, ...(text('note') && { note: text('note') }) });
      }}
    />
  );
}

/** The same for two members that nobody has proposed. */
export function UniteByName({ release, onClose }: PairProps) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('uniteByName')}
      lead={`${translate('uniteByNameLead')} ${translate('uniteLead')}`}
      submit={translate('unite')}
      onClose={onClose}
      fields={[
        kindField(translate, unitedFields),
        { kind: 'text', name: 'from', label: translate('goes') },
        { kind: 'text', name: 'into', label: translate('stays') },
        { kind: 'text', name: 'note', label: translate('uniteNote') },
      ]}
      run={({ text }) =>
        unite({
          release,
          field: text('field') as CallPayload<'uniteMembers'>['field'],
          from: text('from'),
          into: text('into'),
          ...(text('note') && { note: text('note') }),
        })
      }
    />
  );
}

interface PartBothProps {
  /** The release that has them; null where it is taken back that they are two. */
  release: string | null;
  pair: Pair;
  onClose: () => void;
}

/** Notes that two members are two, or takes that back. */
export function PartBoth({ release, pair, onClose }: PartBothProps) {
  const translate = phrases.useTranslate();
  const both = useBothNames()(pair);
  const takenBack = release === null;
  return (
    <TaskDialog
      title={translate(takenBack ? 'takeBackApart' : 'apartBoth', both)}
      lead={translate(takenBack ? 'takeBackApartLead' : 'apartLead')}
      submit={translate(takenBack ? 'takeBack' : 'apart')}
      onClose={onClose}
      fields={[]}
      run={() =>
        request('decideApart', {
          ...(release !== null && { release }),
          field: pair.field,
          members: keysOf(pair),
          takenBack,
        })
      }
      after={() => {
        names.forget(nothing);
        nameCandidates.forget();
      }}
    />
  );
}
