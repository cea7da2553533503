import {
  Button,
  Checkbox,
  Chip,
  ChipRow,
  defineView,
  FacetGroup,
  FollowGroup,
  IconButton,
  IconDownload,
  IconX,
  Pager,
  page,
  Segmented,
} from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';

const paged = defineView({ page: page() });

/** Everything that is pressed. */
export function Controls({ say, language }: GalleryPage) {
  const [value, setValue] = useState<'first' | 'second' | 'third'>('first');
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(['b1']);
  const facets = Array.from({ length: 14 }, (_, at) => ({
    key: `b${at}`,
    name: at === 3 ? say('third') : `${say('brand')} ${at + 1}`,
    count: 1500 - at * 97,
  }));
  const chips = ['first', 'second', 'third'] as const;
  return (
    <>
      <Specimen of={['Button']}>
        {(['primary', 'default', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {say('save')}
          </Button>
        ))}
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Button key={size} size={size} icon={<IconDownload />}>
            {say('open')}
          </Button>
        ))}
        <Button disabled>{say('save')}</Button>
        <Button loading variant="primary">
          {say('save')}
        </Button>
      </Specimen>
      <Specimen of={['IconButton']}>
        <IconButton label={say('close')}>
          <IconX />
        </IconButton>
        <IconButton label={say('remove')} variant="danger">
          <IconX />
        </IconButton>
        <IconButton label={say('close')} size="small" disabled>
          <IconX />
        </IconButton>
      </Specimen>
      <Specimen of={['Segmented']}>
        <Segmented
          label={say('brand')}
          value={value}
          onChange={setValue}
          options={[
            { value: 'first', label: say('first') },
            { value: 'second', label: say('second') },
            { value: 'third', label: say('more'), disabled: true },
          ]}
        />
      </Specimen>
      <Specimen of={['Checkbox']}>
        <Checkbox defaultChecked>{say('first')}</Checkbox>
        <Checkbox>{say('second')}</Checkbox>
        <Checkbox disabled>{say('more')}</Checkbox>
      </Specimen>
      <Specimen of={['Chip', 'ChipRow']}>
        <Chip
          kind={say('brand')}
          name={say('first')}
          removeLabel={`${say('remove')}: ${say('brand')} ${say('first')}`}
          onRemove={() => undefined}
        />
        <ChipRow
          clearLabel={say('clear')}
          onClear={() => undefined}
          chips={chips.map((id) => ({
            id,
            name: say(id),
            onRemove: () => undefined,
            removeLabel: `${say('remove')}: ${say(id)}`,
          }))}
        />
      </Specimen>
      <Specimen of={['FacetGroup']}>
        <div className={classes.field}>
          <FacetGroup
            title={say('brand')}
            options={facets}
            chosen={chosen}
            onChange={setChosen}
            showAll={say('all')}
            showFewer={say('fewer')}
          />
        </div>
      </Specimen>
      <Specimen of={['FollowGroup']}>
        <div className={classes.field}>
          <FollowGroup
            title={say('brand')}
            facets={facets.map((facet) => ({ ...facet, count: 1 }))}
            chosen={chosen}
            find={say('brand')}
            nothing={say('all')}
            full={() => say('all')}
            onChange={setChosen}
          />
        </div>
      </Specimen>
      <Specimen of={['Pager']}>
        <Pager
          {...paged.read(search)}
          pages={9}
          searchOf={(to) => `?${paged.write({ page: to }, search)}`}
          language={language}
        />
      </Specimen>
    </>
  );
}
