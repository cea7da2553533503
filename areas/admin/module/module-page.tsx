import { useAnswer } from '@portal/shell';
import { Button, Card, formatDateTime, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { type ModuleSheet, moduleSheets, modules, nothing } from '../data/ask.ts';
import { useReach } from '../data/use-reach.ts';
import { Answer } from '../parts/answer.tsx';
import { FactList } from '../parts/fact-list.tsx';
import classes from '../parts/parts.module.css';
import { ToList } from '../parts/to-list.tsx';
import { phrases } from '../phrases.ts';
import { ModuleDialog, type ModuleTask } from './module-dialogs.tsx';
import { Unconfirmed } from './module-list.tsx';
import { ModuleVersions } from './module-versions.tsx';

/** A module: its versions, how each fares, what stands for whom, and the way to another one. */
export function ModulePage({ name, toList }: { name: string; toList: () => void }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(moduleSheets, { name });
  return (
    <div className={classes.page} data-testid="admin-module">
      <ToList label={translate('toModules')} toList={toList} />
      <Answer answered={answered} height={400}>
        {({ module }) => <Sheet sheet={module} toList={toList} />}
      </Answer>
    </div>
  );
}

function Sheet({ sheet, toList }: { sheet: ModuleSheet; toList: () => void }) {
  const translate = phrases.useTranslate();
  const [dialog, setDialog] = useState<ModuleTask | null>(null);
  const administers = useReach().administersPortal;
  const { name, trial, versions } = sheet;
  const former = versions.find(({ state }) => state === 'former');
  const after = () => {
    modules.forget(nothing);
    if (dialog?.kind === 'remove') toList();
    else moduleSheets.forget({ name });
  };
  return (
    <>
      <TitleRow title={name}>
        {administers && (
          <div className={classes.actions}>
            {(trial !== null || former) && (
              <Button variant="danger" onClick={() => setDialog({ kind: 'back' })} data-testid="module-back">
                {translate('goBack')}
              </Button>
            )}
            <Button onClick={() => setDialog({ kind: 'remove' })} data-testid="module-remove">
              {translate('removeModule')}
            </Button>
          </div>
        )}
      </TitleRow>
      <div className={classes.columns}>
        <ModuleVersions sheet={sheet} open={administers ? setDialog : undefined} />
        <Card title={translate('facts')}>
          <Facts sheet={sheet} />
        </Card>
      </div>
      {dialog && <ModuleDialog task={dialog} sheet={sheet} onClose={() => setDialog(null)} after={after} />}
    </>
  );
}

function Facts({ sheet }: { sheet: ModuleSheet }) {
  const translate = phrases.useTranslate();
  const { parcel, product, owner, confirmed, version, trial, trialFor, failurePercent, origins } = sheet;
  const { changedAt, changedBy } = sheet;
  const trialNames = [...trialFor.accounts, ...trialFor.companies].join(translate('between'));
  const facts: [label: string, value: React.ReactNode][] = [
    [
      translate(parcel ? 'moduleParcel' : 'product'),
      <>
        {`${product.title} (${product.key})`}
        {!confirmed && <Unconfirmed />}
      </>,
    ],
    // A parcel has no page.
    ...(parcel ? [] : [[translate('modulePath'), product.path] as [string, string]]),
    [translate('owner'), owner],
    [translate('standing'), version ?? translate('none')],
    [translate('onTrial'), trial ?? translate('none')],
    ...(trial === null || trialNames === '' ? [] : [[translate('trialFor'), trialNames] as [string, string]]),
    [
      translate('rollBackOver'),
      failurePercent === null ? translate('rollBackNever') : translate('overPercent', { n: failurePercent }),
    ],
    ...(origins.length === 0 ? [] : [[translate('mayLieAt'), origins.join(translate('between'))] as [string, string]]),
    [translate('changed'), translate('changedBy', { at: formatDateTime(new Date(changedAt)), by: changedBy })],
  ];
  return <FactList facts={facts} data-testid="module-facts" />;
}
