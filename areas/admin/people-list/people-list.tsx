import { type CallData, language, request, saveFile } from '@portal/shell';
import { formatNumber, SelectField, toast } from '@portal/ui';
import { useState } from 'react';
import type { ChosenFile } from '../data/chosen-file.ts';
import { useListTask } from '../data/use-list-task.ts';
import { useCompanies, useGrantable, useReach } from '../data/use-reach.ts';
import { ListDialog } from '../parts/list-dialog.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { emptyList } from './people-file.ts';
import { PeopleRows } from './people-rows.tsx';

type Row = CallData<'checkAccountList'>['rows'][number];

const payload = (list: ChosenFile, compId: string) => ({ file: list.base64, ...(compId && { compId }) });

const rowsFor = (compId: string) => async (list: ChosenFile) =>
  (await request('checkAccountList', payload(list, compId))).rows;

/** Makes the accounts of a list of people: what each row would come to is seen first, and all are made or none. */
export function PeopleList({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const firms = useCompanies();
  const grantable = useGrantable();
  const { seesCompany } = useReach();
  const [company, setCompany] = useState('');
  const task = useListTask<Row>(rowsFor(company));
  const create = () =>
    task.carryOut(async (list) => {
      const { text } = await request('createAccountList', payload(list, company));
      toast(text, 'success');
      onMade();
      onClose();
    });
  const { file, rows } = task;
  const refused = rows?.filter(({ faults }) => faults.length > 0).length ?? 0;
  const fine = (rows?.length ?? 0) - refused;
  const ready = rows !== null && refused === 0;
  const label = ready
    ? translate('createCount', { count: formatNumber(fine), smart_count: fine })
    : translate('createAll');
  const products = grantable.map(({ value }) => value);
  return (
    <ListDialog
      task={task}
      title={translate('fromList')}
      lead={translate(seesCompany ? 'fromListLeadCompany' : 'fromListLead')}
      before={
        !seesCompany && (
          <div className={classes.choice}>
            <SelectField
              label={translate('company')}
              options={[
                { value: '', label: translate('noCompany') },
                ...firms.map(({ compId, name }) => ({ value: compId, label: name })),
              ]}
              value={company}
              onChange={(next) => {
                setCompany(next);
                void task.look(rowsFor(next));
              }}
            />
          </div>
        )
      }
      confirm={{ label, ready, press: () => void create() }}
      saveExample={() => saveFile('people.csv', emptyList(language(), products))}
      onClose={onClose}
      hook="people-list"
    >
      {file && <PeopleRows name={file.name} rows={rows} fine={fine} refused={refused} />}
    </ListDialog>
  );
}
