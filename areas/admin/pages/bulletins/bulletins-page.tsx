import { bulletinKindText, bulletinMonths, type Language } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { Button, formatDate, formatDateTime, type ListColumn, SelectField, Tag, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { type BulletinLine, bulletins, nothing } from '../../data/ask.ts';
import { actionColumn } from '../../parts/action-column.tsx';
import { Answer } from '../../parts/answer.tsx';
import { ListCard } from '../../parts/list-card.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';
import { EndBulletin, WriteBulletin } from './bulletin-dialogs.tsx';

/** The dataset that most words are about. */
const usual = 'sales';

/** What readers of each dataset are told of its figures: late, revised, counted in another way. */
export function BulletinsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useAnswer(bulletins, nothing);
  const [chosen, setChosen] = useState(usual);
  const [writing, setWriting] = useState(false);
  const [ending, setEnding] = useState<BulletinLine | null>(null);
  const dataset = answered.answer?.datasets.find(({ key }) => key === chosen);
  return (
    <div className={classes.page} data-testid="admin-bulletins">
      <TitleRow title={translate('bulletins')} />
      <p className={classes.found}>{translate('bulletinsNote')}</p>
      <Answer answered={answered} height={320}>
        {({ bulletins: all, datasets }) => (
          <>
            <div className={classes.tools}>
              <SelectField
                className={classes.choice}
                label={translate('dataset')}
                name="bulletin-dataset"
                options={datasets.map(({ key, name }) => ({ value: key, label: name }))}
                value={chosen}
                onChange={setChosen}
              />
              <Button variant="primary" onClick={() => setWriting(true)} data-testid="bulletin-write">
                {translate('write')}
              </Button>
            </div>
            <ListCard
              label={translate('bulletins')}
              columns={columnsOf(translate, language, setEnding)}
              rows={all}
              keyOf={({ bulletinId }) => bulletinId}
              empty={{ title: translate('noBulletins'), text: translate('noBulletinsText') }}
              data-testid="bulletin-table"
            />
          </>
        )}
      </Answer>
      {writing && dataset && <WriteBulletin dataset={dataset} onClose={() => setWriting(false)} />}
      {ending && <EndBulletin bulletin={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

function columnsOf(
  translate: ReturnType<typeof phrases.useTranslate>,
  language: Language,
  end: (bulletin: BulletinLine) => void,
): ListColumn<BulletinLine>[] {
  const other = language === 'en' ? 'zh_CN' : 'en';
  return [
    { key: 'dataset', label: translate('dataset'), cell: ({ datasetName }) => datasetName },
    {
      key: 'kind',
      label: translate('bulletinKind'),
      cell: ({ kind }) => <Tag>{bulletinKindText(kind, language)}</Tag>,
    },
    {
      key: 'concerns',
      label: translate('concerns'),
      cell: ({ source, indicator, ...bulletin }) =>
        [source, indicator, bulletinMonths(bulletin, language)].filter(Boolean).join(' · ') || translate('allFigures'),
    },
    {
      key: 'words',
      label: translate('words'),
      cell: ({ text }) => (
        <>
          {text[language]}
          <span className={classes.quiet} lang={other === 'en' ? 'en' : 'zh-CN'}>
            {text[other]}
          </span>
        </>
      ),
    },
    {
      key: 'until',
      label: translate('noticeLastDay'),
      cell: ({ until }) => (until === null ? translate('untilEnded') : formatDate(until)),
    },
    {
      key: 'written',
      label: translate('writtenBy'),
      cell: ({ author, updatedAt }) => (
        <>
          {author}
          <span className={classes.quiet}>{formatDateTime(new Date(updatedAt))}</span>
        </>
      ),
    },
    actionColumn({
      text: translate('endBulletin'),
      label: ({ datasetName }) => translate('endBulletinOf', { name: datasetName }),
      run: end,
      hook: 'bulletin-end',
    }),
  ];
}
