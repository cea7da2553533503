import { trackDownload, useAnswer, useLanguage, useMenuNames } from '@portal/shell';
import { Card, Skeleton, TitleRow } from '@portal/ui';
import { exportName, TableShare } from '@portal/ui/analysis';
import { useState } from 'react';
import { cityLimits } from '../../data/ask.ts';
import frame from '../../frame/frame.module.css';
import { PolicyAnswer } from '../../frame/policy-answer.tsx';
import { phrases } from '../../phrases.ts';
import classes from './cities.module.css';
import { cityModel } from './city-model.ts';
import { CityTable } from './city-table.tsx';
import { cities as page } from './page.ts';
import { Tiles } from './tiles.tsx';

/** The type of the many cities that limit nothing: they are listed where somebody wants them. */
const unlimited = '4';

/** Under this path a file of the cities is recorded. */
const exportPath = '/v3/iw-policy/cities/export';

/** Which cities limit traffic or licences: by type as tiles, and as a table in words. */
export function CitiesPage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const language = useLanguage();
  const answered = useAnswer(cityLimits, {});
  const [type, setType] = useState('');
  const title = menuName('/policy/cities', page.words[language]);
  const listed =
    answered.answer?.cities.filter(({ restriction }) =>
      type === '' ? restriction !== unlimited : restriction === type,
    ) ?? [];
  return (
    <div className={frame.area} data-testid="policy-cities">
      <TitleRow title={title}>
        <TableShare
          language={language}
          table={
            answered.answer && { title, name: exportName({ title, filters: [] }), model: cityModel(listed), about: [] }
          }
          taken={() => trackDownload(exportPath)}
        />
      </TitleRow>
      <PolicyAnswer framed answered={answered} skeleton={<Skeleton height={520} />}>
        {({ cities }) => (
          <div className={classes.page}>
            <Tiles cities={cities} chosen={type} onChoose={setType} />
            <Card flush title={translate('citiesTable')} caption={translate('citiesCaption')}>
              <CityTable cities={listed} />
            </Card>
          </div>
        )}
      </PolicyAnswer>
    </div>
  );
}
