import { useAnswer } from '@portal/shell';
import { Card, SelectField, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { ContentStands } from '../../content/content-stands.tsx';
import { FormerContent } from '../../content/former-content.tsx';
import { OpenContent } from '../../content/open-content.tsx';
import { contentDesk, nothing } from '../../data/ask.ts';
import { FileChoice } from '../../delivery/file-choice.tsx';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

/** News, policies, reports and pictures: bringing them, what stands, taking it away, and what came before. */
export function ContentPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(contentDesk, nothing);
  const [chosen, setChosen] = useState('');
  const again = () => contentDesk.forget(nothing);
  return (
    <div className={classes.page} data-testid="admin-content">
      <TitleRow title={translate('contentTitle')} />
      <Answer answered={answered} height={480}>
        {(desk) => {
          const upload = desk.uploads.find(({ id }) => id === chosen) ?? desk.uploads[0];
          return (
            <>
              <Card title={translate('bringContent')}>
                <FileChoice
                  desk={desk}
                  begin="beginContent"
                  cancel="cancelContent"
                  hint="contentFileHint"
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
              {upload && <OpenContent key={upload.id} first={upload} onChanged={again} />}
              <ContentStands stands={desk.stands} onChanged={again} />
              <FormerContent />
            </>
          );
        }}
      </Answer>
    </div>
  );
}
