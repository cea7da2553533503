import { useAnswer } from '@portal/shell';
import { Card } from '@portal/ui';
import type { FastViewChoice } from '../address/fast-view-address.ts';
import { mostRivals } from '../address/fast-view-address.ts';
import { everything, members, sets } from '../ask/ask.ts';
import { modelNames } from '../ask/questions.ts';
import { useTranslate } from '../phrases.ts';
import { Offers } from './offers.tsx';

/** As many models as are listed. */
const most = 8;

interface SetsCardProps {
  choose: (choice: FastViewChoice) => void;
}

/** The models of the account's sets of competitors: each opens beside the others of its set; nothing where there are none. */
export function SetsCard({ choose }: SetsCardProps) {
  const say = useTranslate();
  const { answer } = useAnswer(sets, everything);
  const own = (answer?.sets ?? []).filter(({ dimension }) => dimension === 'model');
  const offered = own.flatMap((set) => set.members.map((key) => ({ key, set }))).slice(0, most);
  const named = useAnswer(members, offered.length > 0 ? modelNames(offered.map(({ key }) => key)) : null);
  if (offered.length === 0) return null;
  const names = new Map(named.answer?.members.map(({ key, name }) => [key, name]));
  return (
    <Card title={say('ofSets')} caption={say('ofSetsNote')} data-testid="fastview-of-sets">
      <Offers
        offers={offered.map(({ key, set }) => ({ key, name: names.get(key) ?? key, about: set.name }))}
        pick={(model) => {
          const set = offered.find(({ key }) => key === model)?.set;
          const others = set?.members.filter((key) => key !== model).slice(0, mostRivals) ?? [];
          choose({ model, rivals: others.length > 0 ? others : null });
        }}
      />
    </Card>
  );
}
