import { CallAnswer, PortalLink, questionsTo, trackDownload, useAnswer, useLanguage } from '@portal/shell';
import { Button, Card, EmptyState, IconBookmark, Segmented } from '@portal/ui';
import { DecisionWatch, TableShare, ViewsDrawer } from '@portal/ui/analysis';
import { useState } from 'react';
import { queryOf, searchOf } from './address/sheet.ts';
import { turnedTo } from './address/turned-to.ts';
import { sheetPath, useSheet } from './address/use-sheet.ts';
import { Assumptions } from './assumptions/assumptions.tsx';
import { Comparables } from './assumptions/comparables.tsx';
import { ScenarioForm } from './form/scenario-form.tsx';
import { useTranslate } from './phrases.ts';
import { Lacking, Missing } from './result/lacking.tsx';
import { Method } from './result/method.tsx';
import { Result } from './result/result.tsx';
import { sentSheet } from './result/sent-sheet.ts';
import { sheetTable } from './result/sheet-table.ts';
import classes from './sheet.module.css';

/** S3.054: the name of the export in the table of downloads. */
const exportPath = '/v3/iw-sales-analysis/decision-sheet/export';

const decisions = questionsTo('marketDecision');

/** S2.016: between which ends volume, price and revenue lie if something changes, with all that it rests on. */
export function DecisionSheet() {
  const say = useTranslate();
  const language = useLanguage();
  const { sheet, change } = useSheet();
  const [views, setViews] = useState(false);
  const answered = useAnswer(decisions, queryOf(sheet));
  const { answer, waiting } = answered;
  const current = answer?.kind === sheet.kind ? answer : undefined;
  if (current?.lacks === 'sales')
    return (
      <Card title={say('title')} caption={say('caption')} data-testid="decision-sheet">
        <EmptyState
          title={say('noSales')}
          text={say('noSalesText')}
          action={<PortalLink to="/products?page=sales">{say('toProduct')}</PortalLink>}
        />
      </Card>
    );
  return (
    <Card
      title={say('title')}
      caption={say('caption')}
      data-testid="decision-sheet"
      actions={
        <>
          <Button
            size="small"
            variant="quiet"
            className={classes.screen}
            icon={<IconBookmark />}
            aria-haspopup="dialog"
            data-testid="save-view"
            onClick={() => setViews(true)}
          >
            {say('views')}
          </Button>
          <DecisionWatch
            className={classes.screen}
            sheet={current?.scenario ? sentSheet(current, sheet, say) : undefined}
          />
          <TableShare
            language={language}
            table={current && sheetTable(current, sheet, language)}
            taken={() => trackDownload(exportPath)}
          />
        </>
      }
    >
      <div className={classes.sheet} aria-busy={waiting}>
        <Segmented
          label={say('kind')}
          value={sheet.kind}
          options={(['price', 'incentive', 'launch'] as const).map((value) => ({ value, label: say(`kind_${value}`) }))}
          onChange={(kind) => change(turnedTo(kind, sheet, current))}
          data-testid="decision-kind"
        />
        <ScenarioForm sheet={sheet} change={change} />
        <CallAnswer
          answered={{ ...answered, answer: current }}
          stays
          say={say}
          height={480}
          data-testid="decision-failed"
        >
          {(found) => (
            <>
              <Missing missing={found.missing} />
              <Lacking answer={found} change={change} />
              <Result answer={found} />
              {found.lacks !== 'subject' && <Assumptions answer={found} sheet={sheet} change={change} />}
              <Comparables answer={found} sheet={sheet} change={change} />
              <Method kind={sheet.kind} />
            </>
          )}
        </CallAnswer>
      </div>
      {views && <ViewsDrawer path={sheetPath} query={searchOf(sheet).slice(1)} onClose={() => setViews(false)} />}
    </Card>
  );
}
