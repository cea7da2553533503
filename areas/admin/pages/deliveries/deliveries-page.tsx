import { useAnswer } from '@portal/shell';
import { Card, SelectField, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { desk as desks, nothing } from '../../data/ask.ts';
import { FileChoice } from '../../delivery/file-choice.tsx';
import { FormerDeliveries } from '../../delivery/former-deliveries.tsx';
import { OpenUpload } from '../../delivery/open-upload.tsx';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

/** Brings files of figures: what a file seems to be, how it is read, a dry run, a release; and what came before. */
export function DeliveriesPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(desks, nothing);
  const [chosen, setChosen] = useState('');
  const again = () => desks.forget(nothing);
  return (
    <div className={classes.page} data-testid="admin-deliveries">
      <TitleRow title={translate('deliveriesTitle')} />
      <Answer answered={answered} height={320}>
        {(desk) => {
          const upload = desk.uploads.find(({ id }) => id === chosen) ?? desk.uploads[0];
          return (
            <>
              <Card title={translate('bringFile')}>
                <FileChoice
                  desk={desk}
                  begin="beginDelivery"
                  cancel="cancelDelivery"
                  hint="fileHint"
                  onCome={(id) => {
                    setChosen(id);
                    again();
                  }}
                />
              </Card>
              {desk.uploads.length > 1 && (
                <div className={classes.choice}>
                  <SelectField
                    label={translate('filesHere')}
                    options={desk.uploads.map(({ id, fileName }) => ({ value: id, label: fileName }))}
                    value={upload?.id ?? ''}
                    onChange={setChosen}
                    data-testid="delivery-files"
                  />
                </div>
              )}
              {upload && <OpenUpload key={upload.id} first={upload} desk={desk} onChanged={again} />}
              <FormerDeliveries names={new Map(desk.datasets.map(({ key, name }) => [key, name]))} />
              <p className={classes.found}>
                {translate('namesElsewhere')} <Link to="/names">{translate('names')}</Link>
              </p>
            </>
          );
        }}
      </Answer>
    </div>
  );
}
