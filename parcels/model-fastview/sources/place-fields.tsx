import { useAnswer } from '@portal/shell';
import { SelectField } from '@portal/ui';
import type { ChosenPlace } from '../address/fast-view-address.ts';
import { members } from '../ask/ask.ts';
import { useTranslate } from '../phrases.ts';
import classes from './place-fields.module.css';

interface PlaceFieldsProps {
  place: ChosenPlace | null;
  onChoose: (place: ChosenPlace | null) => void;
}

/** As many provinces, and cities of one, as there may be. */
const most = 100;

/** Where the sales of the model are shown beside those of the country: a province, and a city of it. */
export function PlaceFields({ place, onChoose }: PlaceFieldsProps) {
  const say = useTranslate();
  const sales = { dataset: 'sales' as const, limit: most };
  const provinces = useAnswer(members, { ...sales, dimension: 'province' });
  const named = useAnswer(
    members,
    place?.dimension === 'city' ? { ...sales, dimension: 'city', keys: [place.key], limit: 1 } : null,
  );
  const province = place?.dimension === 'city' ? (named.answer?.members[0]?.parent ?? '') : (place?.key ?? '');
  const cities = useAnswer(
    members,
    province === '' ? null : { ...sales, dimension: 'city', within: { province: [province] } },
  );
  const options = (found: readonly { key: string; name: string }[] | undefined, none: string) => [
    { value: '', label: none },
    ...(found ?? []).map(({ key, name }) => ({ value: key, label: name })),
  ];
  return (
    <div className={classes.fields}>
      <SelectField
        label={say('province')}
        labelHidden
        name="province"
        value={province}
        options={options(provinces.answer?.members, say('noPlace'))}
        onChange={(key) => onChoose(key === '' ? null : { dimension: 'province', key })}
      />
      {province !== '' && (
        <SelectField
          label={say('city')}
          labelHidden
          name="city"
          value={place?.dimension === 'city' ? place.key : ''}
          options={options(cities.answer?.members, say('wholeProvince'))}
          onChange={(key) =>
            onChoose(key === '' ? { dimension: 'province', key: province } : { dimension: 'city', key })
          }
        />
      )}
    </div>
  );
}
