import { placeOf } from '../../market/around.ts';
import { EffectPlace } from '../../parts/effect-place.tsx';
import { InNation } from './in-nation.tsx';
import { InPlaces } from './in-places.tsx';

/** How far new energy was before a policy and from it on: beside places without it, or the year before where it is everywhere. */
export const NewenergyPage = () => (
  <EffectPlace>
    {(policy, around, known) => {
      const place = placeOf(policy);
      return place ? (
        <InPlaces policy={policy} place={place} around={around} known={known} />
      ) : (
        <InNation policy={policy} around={around} />
      );
    }}
  </EffectPlace>
);
