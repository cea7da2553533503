import { useAnswer } from '@portal/shell';
import { Card } from '@portal/ui';
import { members, news } from '../ask/ask.ts';
import { modelNames } from '../ask/questions.ts';
import { useTranslate } from '../phrases.ts';
import { Offers } from '../start/offers.tsx';
import { useFavourites } from './use-favourites.ts';

interface FavouritesCardProps {
  holdsSales: boolean;
  pick: (model: string) => void;
}

/** S3.078: the models that the account has marked; nothing where there are none. */
export function FavouritesCard({ holdsSales, pick }: FavouritesCardProps) {
  const say = useTranslate();
  const { models } = useFavourites();
  const some = models.length > 0;
  const named = useAnswer(members, holdsSales && some ? modelNames([...models]) : null);
  const spoken = useAnswer(news, !holdsSales && some ? { pageSize: 1 } : null);
  if (!some) return null;
  const known = [...(named.answer?.members ?? []), ...(spoken.answer?.facets.models ?? [])];
  const names = new Map(known.map(({ key, name }) => [key, name]));
  return (
    <Card title={say('favourites')} caption={say('favouriteHint')} data-testid="fastview-favourites">
      <Offers offers={models.map((key) => ({ key, name: names.get(key) ?? key, about: '' }))} pick={pick} />
    </Card>
  );
}
