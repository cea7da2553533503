import { useAnswer } from '@portal/shell';
import { Button, formatDateTime, formatNumber, type ListColumn, Tag, TitleRow, type ViewAddress } from '@portal/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { modules, nothing, type TeamModule } from '../data/ask.ts';
import type { SheetsView } from '../data/sheets-view.ts';
import { useReach } from '../data/use-reach.ts';
import { Answer } from '../parts/answer.tsx';
import { ListCard } from '../parts/list-card.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { PublishVersion } from './publish-version.tsx';
import { VisitsText } from './visits-text.tsx';

type Translate = ReturnType<typeof phrases.useTranslate>;

/** Modules with what stands of each and how it fares; each leads to its page. */
export function ModuleList({ address }: { address: ViewAddress<SheetsView> }) {
  const translate = phrases.useTranslate();
  const { administersPortal } = useReach();
  const navigate = useNavigate();
  const [publishing, setPublishing] = useState(false);
  const answered = useAnswer(modules, nothing);
  return (
    <div className={classes.page} data-testid="admin-modules">
      <TitleRow title={translate('modules')}>
        {administersPortal && (
          <Button onClick={() => setPublishing(true)} data-testid="module-publish">
            {translate('publishVersion')}
          </Button>
        )}
      </TitleRow>
      <Answer answered={answered} height={320}>
        {({ modules: all, days }) => (
          <>
            <p className={classes.found}>{translate('modulesNote', { n: formatNumber(days) })}</p>
            <ListCard
              label={translate('modules')}
              columns={columnsOf(translate, address)}
              rows={all}
              keyOf={({ name }) => name}
              empty={{ title: translate('noModules'), text: translate('noModulesText') }}
              data-testid="module-table"
            />
          </>
        )}
      </Answer>
      {publishing && (
        <PublishVersion
          onDone={(name) => {
            setPublishing(false);
            navigate({ search: address.searchOf({ id: name }) }, { state: address.opening.state });
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  );
}

const columnsOf = (translate: Translate, { searchOf, opening }: ViewAddress<SheetsView>): ListColumn<TeamModule>[] => [
  {
    key: 'name',
    label: translate('module'),
    cell: ({ name, owner }) => (
      <>
        <Link to={{ search: searchOf({ id: name }) }} replace={opening.replace} state={opening.state}>
          {name}
        </Link>
        <span className={classes.quiet}>{owner}</span>
      </>
    ),
  },
  {
    key: 'standing',
    label: translate('standing'),
    cell: ({ version, confirmed }) => (confirmed ? (version ?? translate('none')) : <Unconfirmed />),
  },
  {
    key: 'visits',
    label: translate('opened'),
    kind: 'figure',
    cell: ({ version, visits }) => version !== null && <VisitsText {...visits} />,
  },
  { key: 'trial', label: translate('onTrial'), cell: ({ trial }) => trial ?? translate('none') },
  {
    key: 'trialVisits',
    label: translate('trialOpened'),
    kind: 'figure',
    cell: ({ trial, trialVisits }) => trial !== null && <VisitsText {...trialVisits} />,
  },
  { key: 'versions', label: translate('versions'), kind: 'figure', cell: ({ versions }) => formatNumber(versions) },
  {
    key: 'changed',
    label: translate('changed'),
    tight: true,
    cell: ({ changedAt }) => formatDateTime(new Date(changedAt)),
  },
];

/** Its product and names wait for an operator. */
export function Unconfirmed() {
  const translate = phrases.useTranslate();
  return <Tag tone="warning">{translate('unconfirmed')}</Tag>;
}
