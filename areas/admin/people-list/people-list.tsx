import { listFileBytes } from '@portal/contract';
import { type CallData, language, request, saveFile } from '@portal/shell';
import { Button, formatNumber, IconDownload, Modal, SelectField, toast } from '@portal/ui';
import { useState } from 'react';
import { type ChosenFile, readChosenFile } from '../data/chosen-file.ts';
import { useCompanies, useGrantable, useReach } from '../data/use-reach.ts';
import { wordsOfFailure } from '../data/use-task.ts';
import { FilePicker } from '../parts/file-picker.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { emptyList } from './people-file.ts';
import { PeopleRows } from './people-rows.tsx';

type Row = CallData<'checkAccountList'>['rows'][number];

/** Makes the accounts of a list of people: what each row would come to is seen first, and all are made or none. */
export function PeopleList({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const firms = useCompanies();
  const grantable = useGrantable();
  const { seesCompany } = useReach();
  const [company, setCompany] = useState('');
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const payload = (list: ChosenFile, compId: string) => ({ file: list.base64, ...(compId && { compId }) });
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (failure) {
      setProblem(wordsOfFailure(failure));
    } finally {
      setBusy(false);
    }
  };
  const check = (list: ChosenFile, compId: string) =>
    during(async () => {
      setRows(null);
      setRows((await request('checkAccountList', payload(list, compId))).rows);
    });
  const choose = async (chosen: File) => {
    const list = await readChosenFile(chosen, listFileBytes).catch(() => null);
    setFile(list);
    setRows(null);
    if (list) await check(list, company);
    else setProblem(translate('listTooLarge'));
  };
  const create = () =>
    during(async () => {
      if (!file) return;
      const { text } = await request('createAccountList', payload(file, company));
      toast(text, 'success');
      onMade();
      onClose();
    });
  const refused = rows?.filter(({ faults }) => faults.length > 0).length ?? 0;
  const fine = (rows?.length ?? 0) - refused;
  return (
    <Modal
      open
      onClose={onClose}
      width={860}
      title={translate('fromList')}
      closeLabel={translate('close')}
      footer={
        <div className={classes.foot}>
          {problem && (
            <p role="alert" className={classes.alert} data-testid="list-problem">
              {problem}
            </p>
          )}
          <div className={classes.actions}>
            <Button onClick={onClose}>{translate('cancel')}</Button>
            <Button
              variant="primary"
              disabled={rows === null || refused > 0}
              loading={busy && rows !== null}
              onClick={() => void create()}
              data-testid="list-create"
            >
              {rows === null || refused > 0
                ? translate('createAll')
                : translate('createCount', { count: formatNumber(fine), smart_count: fine })}
            </Button>
          </div>
        </div>
      }
      data-testid="people-list"
    >
      <div className={classes.form}>
        <p>{translate(seesCompany ? 'fromListLeadCompany' : 'fromListLead')}</p>
        <div className={classes.tools}>
          {!seesCompany && (
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
                  if (file) void check(file, next);
                }}
              />
            </div>
          )}
          <FilePicker
            loading={busy && rows === null}
            label={translate('chooseFile')}
            accept=".csv,.tsv,.txt,text/csv"
            onChoose={(chosen) => void choose(chosen)}
            hook="list"
          />
          <Button
            variant="quiet"
            icon={<IconDownload size={16} />}
            onClick={() =>
              saveFile(
                'people.csv',
                emptyList(
                  language(),
                  grantable.map(({ value }) => value),
                ),
              )
            }
            data-testid="list-example"
          >
            {translate('emptyList')}
          </Button>
        </div>
        {file && <PeopleRows name={file.name} rows={rows} fine={fine} refused={refused} />}
      </div>
    </Modal>
  );
}
