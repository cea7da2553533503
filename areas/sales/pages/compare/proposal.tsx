import { joinNames } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { Button, EmptyState, formatMonth, narrowedTo } from '@portal/ui';
import { type Answer, type Catalogue, CompetitorSets, market, usePage } from '@portal/ui/analysis';
import classes from './compare.module.css';
import { bestSeller, risersOf, rivalsOf, sellersBySegment } from './compare-questions.ts';
import { comparePhrases } from './phrases.ts';
import { type Offer, offersBySegment } from './segment-offers.ts';

/** So many are proposed beside what is chosen. */
const most = 3;

const offerOf = (rows: Answer['rows'], chosen: readonly string[]): Omit<Offer, 'name'> => {
  const offered = rows
    .filter(({ kind, keys, unnamed }) => kind === 'row' && !unnamed && !chosen.includes(keys.subModel ?? ''))
    .slice(0, most);
  return {
    keys: offered.flatMap(({ keys }) => keys.subModel ?? []),
    names: offered.flatMap(({ names }) => names.subModel ?? []),
  };
};

/** Too few are chosen: says so, and offers competitors, the account's own sets, risers and segments, each by one click. */
export function Proposal({ catalogue }: { catalogue: Catalogue }) {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  const { view, setView } = usePage();
  const chosen = view.filters.subModel ?? [];
  const { answer: best } = useAnswer(market, bestSeller(view, catalogue));
  const segment = best?.rows[0]?.keys.segment;
  const { answer: rivals } = useAnswer(market, segment === undefined ? null : rivalsOf(view, catalogue, segment));
  const { answer: risers } = useAnswer(market, risersOf(view, catalogue));
  const { answer: sellers } = useAnswer(market, sellersBySegment(view, catalogue));
  const compare = (keys: readonly string[]) => setView(narrowedTo(view, { subModel: [...chosen, ...keys] }));
  const listed = (names: readonly string[]) => joinNames(names, language);
  const rivalsOffer = offerOf(rivals?.rows ?? [], chosen);
  const month = risers ? formatMonth(risers.period.to) : '';
  const offers: Offer[] = [
    ...(risers ? [{ name: words('risers', { month }), ...offerOf(risers.rows, chosen) }] : []),
    ...offersBySegment(sellers?.rows ?? [], chosen, most).map((offer) => ({
      ...offer,
      name: words('largest', { name: offer.name }),
    })),
  ].filter(({ keys }) => chosen.length + keys.length > 1 && keys.join() !== rivalsOffer.keys.join());
  return (
    <EmptyState
      framed
      data-testid="compare-proposal"
      title={words(chosen.length === 0 ? 'chooseTitle' : 'chooseMore')}
      text={words('chooseText')}
      action={
        chosen.length + rivalsOffer.keys.length > 1 && (
          <div className={classes.offers}>
            <Button variant="primary" className={classes.propose} onClick={() => compare(rivalsOffer.keys)}>
              {words('propose', { names: listed(rivalsOffer.names) })}
            </Button>
            <CompetitorSets dimension="subModel" onChoose={(keys) => setView(narrowedTo(view, { subModel: keys }))} />
            <ul>
              {offers.map(({ name, keys, names }) => (
                <li key={name}>
                  <Button className={classes.propose} data-testid="compare-offer" onClick={() => compare(keys)}>
                    <span className={classes.offerName}>{name}</span> {listed(names)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
