import { companyTrailActions, isTrailAction, type Language, trailActions } from '@portal/contract';
import { request, useAnswer, useLanguage } from '@portal/shell';
import { Card, DateField, SearchBox, SelectField, TitleRow, useViewAddress, type ViewAddress } from '@portal/ui';
import { trailLines } from '../../data/ask.ts';
import { filterOfTrail, outcomes, queryOfTrail, type TrailView, trailView } from '../../data/trail-view.ts';
import { useReach } from '../../data/use-reach.ts';
import { Answer } from '../../parts/answer.tsx';
import { FileButton } from '../../parts/file-button.tsx';
import { OlderLines } from '../../parts/older-lines.tsx';
import classes from '../../parts/parts.module.css';
import { TrailTable } from '../../parts/trail-table.tsx';
import { phrases } from '../../phrases.ts';

/** What was done by whom: the audit trail with filters, the newest lines first, and as a file. */
export function TrailPage() {
  const translate = phrases.useTranslate();
  const address = useViewAddress(trailView);
  const { view } = address;
  const answered = useAnswer(trailLines, queryOfTrail(view));
  return (
    <div className={classes.page} data-testid="admin-trail">
      <TitleRow title={translate('trail')}>
        <TrailFile view={view} />
      </TitleRow>
      <Filters address={address} />
      <Answer answered={answered} height={480}>
        {({ lines, next }) => (
          <>
            <Card flush>
              <TrailTable lines={lines} />
            </Card>
            <OlderLines address={address} next={next} />
          </>
        )}
      </Answer>
    </div>
  );
}

/** What may have been done, by its words in the order of the language; one that has none stands by its key. */
function actionOptions(chosen: string, language: Language, all: string, seesCompany: boolean) {
  const known = Object.entries(trailActions[language])
    .filter(([value]) => !seesCompany || (companyTrailActions as readonly string[]).includes(value))
    .map(([value, label]) => ({ value, label }));
  const other = chosen && !isTrailAction(chosen) ? [{ value: chosen, label: chosen }] : [];
  const order = new Intl.Collator(language === 'en' ? 'en' : 'zh-CN');
  return [
    { value: '', label: all },
    ...other,
    ...known.sort((action, next) => order.compare(action.label, next.label)),
  ];
}

function Filters({ address: { view, narrow, amend } }: { address: ViewAddress<TrailView> }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const { seesCompany } = useReach();
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchBox
          text={view.account}
          onSearch={(account, goesOn) => (goesOn ? amend : narrow)({ account, id: '' })}
          label={translate('trailAccount')}
          name="trail-account"
          placeholder={translate('trailAccount')}
          clearLabel={translate('searchClear')}
        />
      </div>
      <div className={classes.filters}>
        <SelectField
          className={classes.choice}
          label={translate('action')}
          name="trail-action"
          options={actionOptions(view.action, language, translate('trailActions'), seesCompany)}
          value={view.action}
          onChange={(action) => narrow({ action, id: '' })}
        />
        <SelectField
          label={translate('outcome')}
          options={outcomes.map((value) => ({ value, label: translate(`outcome/${value}`) }))}
          value={view.outcome}
          onChange={(outcome) => narrow({ outcome: outcome as TrailView['outcome'], id: '' })}
        />
        <DateField
          className={classes.day}
          label={translate('fromDay')}
          language={language}
          value={view.from}
          onChange={(from) => narrow({ from, id: '' })}
        />
        <DateField
          className={classes.day}
          label={translate('toDay')}
          language={language}
          value={view.to}
          onChange={(to) => narrow({ to, id: '' })}
        />
      </div>
    </div>
  );
}

/** All lines that fit as CSV. */
function TrailFile({ view }: { view: TrailView }) {
  const translate = phrases.useTranslate();
  const take = async () => {
    const { lines, ...file } = await request('exportTrail', filterOfTrail(view));
    return { ...file, text: translate(file.complete ? 'fileTaken' : 'fileCut', { lines }) };
  };
  return <FileButton name="audit-trail.csv" path="/v3/iw-admin/trail/export" take={take} data-testid="trail-file" />;
}
