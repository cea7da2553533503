import { language, request } from '@portal/shell';
import { formatNumber, SelectField, toast } from '@portal/ui';
import { useState } from 'react';
import type { ChosenFile } from '../data/chosen-file.ts';
import { useListTask } from '../data/use-list-task.ts';
import { useCompanies, useGrantable, useReach } from '../data/use-reach.ts';
import { ListDialog } from '../parts/list-dialog.tsx';
import { ListRows } from '../parts/list-rows.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { type ListedPerson, peopleColumns } from './people-columns.tsx';

const heads = {
  zh_CN: ['用户名', '姓名', '邮箱', '手机号', '产品', '最后一天'],
  en: ['User name', 'Real name', 'Email', 'Mobile number', 'Products', 'Last day'],
};
const lin = ['lin.wei', '林薇', 'lin.wei@example.com', '13900000001'];

const isRefused = ({ faults }: ListedPerson) => faults.length > 0;

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
  const task = useListTask<ListedPerson>(rowsFor(company));
  const create = () =>
    task.carryOut(async (list) => {
      const { text } = await request('createAccountList', payload(list, company));
      toast(text, 'success');
      onMade();
      onClose();
    });
  const { rows } = task;
  const refused = rows?.filter(isRefused).length ?? 0;
  const fine = (rows?.length ?? 0) - refused;
  const ready = rows !== null && refused === 0;
  const label = ready
    ? translate('createCount', { count: formatNumber(fine), smart_count: fine })
    : translate('createAll');
  const counts = { fine: formatNumber(fine), refused: formatNumber(refused) };
  const products = grantable.slice(0, 2).map(({ value }) => value);
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
      example={{ name: 'people.csv', lines: [heads[language()], [...lin, products.join(';'), '2027-12-31']] }}
      onClose={onClose}
      hook="people-list"
    >
      <ListRows
        task={task}
        isRefused={isRefused}
        outcome={(name) => translate('listCounts', { name, ...counts })}
        label={translate('rowsFine')}
        columns={(onlyRefused) => peopleColumns(translate, onlyRefused)}
      />
    </ListDialog>
  );
}
