import {
  CodeField,
  DateField,
  DateRange,
  PasswordField,
  SearchBox,
  SelectField,
  TextArea,
  TextField,
} from '@portal/ui';
import { useState } from 'react';
import classes from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';

/** Everything that is typed into. */
export function Fields({ say, language }: GalleryPage) {
  const [text, setText] = useState('');
  const [day, setDay] = useState('2026-09-30');
  const [span, setSpan] = useState({ from: '2026-09-01', to: '2026-08-01' });
  const options = (['first', 'second', 'third'] as const).map((value) => ({ value, label: say(value) }));
  return (
    <>
      <Specimen of={['TextField']}>
        <TextField className={classes.field} label={say('name')} hint={say('hint')} />
        <TextField className={classes.field} label={say('name')} error={say('wrong')} />
        <TextField className={classes.field} label={say('name')} defaultValue={say('third')} disabled />
        <TextField className={classes.field} label={say('name')} size="large" placeholder={say('hint')} />
      </Specimen>
      <Specimen of={['TextArea']}>
        <TextArea className={classes.field} label={say('name')} hint={say('hint')} />
        <TextArea className={classes.field} label={say('name')} error={say('wrong')} />
      </Specimen>
      <Specimen of={['PasswordField', 'CodeField']}>
        <PasswordField
          className={classes.field}
          label={say('word')}
          showLabel={say('show')}
          hideLabel={say('hide')}
          defaultValue="abc"
        />
        <CodeField
          className={classes.field}
          label={say('code')}
          action={{ text: say('send'), disabled: false, busy: false, onClick: () => undefined, testId: 'send' }}
        />
      </Specimen>
      <Specimen of={['SelectField']}>
        <SelectField className={classes.field} label={say('brand')} options={options} />
        <SelectField className={classes.field} label={say('brand')} options={options} error={say('required')} />
      </Specimen>
      <Specimen of={['DateField', 'DateRange']}>
        <DateField className={classes.field} label={say('day')} value={day} onChange={setDay} language={language} />
        <DateRange {...span} className={classes.field} onChange={setSpan} language={language} />
      </Specimen>
      <Specimen of={['SearchBox']}>
        <SearchBox
          text={text}
          onSearch={setText}
          label={say('search')}
          name="gallery-search"
          placeholder={say('search')}
          clearLabel={say('clear')}
        />
      </Specimen>
    </>
  );
}
