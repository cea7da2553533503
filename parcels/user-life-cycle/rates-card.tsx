import type { AnswerAbout } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card, Segmented } from '@portal/ui';
import { MadeShare, StillTable } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { useState } from 'react';
import { exportPath, type Funnel } from './ask.ts';
import classes from './funnel.module.css';
import { funnelTable, rateChart } from './funnel-tables.ts';
import { useTranslate } from './phrases.ts';

/** Conversions and steps by month. */
export function RatesCard({ funnel, about, subject }: { funnel: Funnel; about: AnswerAbout; subject: string }) {
  const say = useTranslate();
  const language = useLanguage();
  const known = funnel.rates.filter(({ value }) => value !== null);
  const [chosen, setChosen] = useState('purchasesOfLeads');
  const rate = known.find(({ key }) => key === chosen) ?? known[0];
  const table = funnelTable(funnel, say);
  if (table.rows.length === 0) return null;
  return (
    <Card
      title={`${subject} · ${say('counts')}`}
      data-testid="funnel-months"
      actions={
        <MadeShare
          of={`${subject} · ${say('counts')}`}
          answer={about}
          filters={[[funnel.dimension.name, subject]]}
          model={table}
          exportPath={exportPath}
        />
      }
    >
      <div className={classes.stack}>
        {rate && (
          <>
            {known.length > 1 && (
              <Segmented
                label={say('rate')}
                value={rate.key}
                options={known.map(({ key, name }) => ({ value: key, label: name }))}
                onChange={setChosen}
                className={classes.choice}
              />
            )}
            <Chart
              titleHidden
              height={240}
              spec={rateChart(about, funnel, rate, `${subject} · ${rate.name}`, language)}
            />
          </>
        )}
        <StillTable caption={say('counts')} model={table} />
      </div>
    </Card>
  );
}
