import { listFileBytes } from '@portal/contract';
import { language, request, saveFile } from '@portal/shell';
import { Button, formatNumber, IconDownload, Modal, toast } from '@portal/ui';
import { useState } from 'react';
import { names, nothing, releases } from '../../data/ask.ts';
import { type ChosenFile, readChosenFile } from '../../data/chosen-file.ts';
import { wordsOfFailure } from '../../data/use-task.ts';
import { FilePicker } from '../../parts/file-picker.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';
import { type ListedRow, SuccessionRows } from './succession-rows.tsx';

const heads = {
  zh_CN: ['类型', '前代', '换代车型', '换代月份'],
  en: ['Kind', 'Predecessor', 'Successor', 'Since month'],
} as const;

/** The beginning of a list, with one line as an example; with the mark a spreadsheet reads it as UTF-8. */
const emptyList = (): Blob => {
  const example = language() === 'en' ? ['model', 'Old model', 'New model'] : ['车型', '老款车型', '新款车型'];
  const text = [heads[language()], [...example, '2024-03']].map((cells) => cells.join(',')).join('\r\n');
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
};

/** Decides the successions of a list: what each row would come to is seen first, and all are decided or none. */
export function SuccessionList({ release, onClose }: { release: string; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [rows, setRows] = useState<readonly ListedRow[] | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
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
  const choose = async (chosen: File) => {
    const list = await readChosenFile(chosen, listFileBytes).catch(() => null);
    setFile(list);
    setRows(null);
    if (!list) return setProblem(translate('listTooLarge'));
    await during(async () => setRows((await request('checkSuccessionList', { release, file: list.base64 })).rows));
  };
  const decide = () =>
    during(async () => {
      if (!file) return;
      const { text, release: made } = await request('succeedByList', { release, file: file.base64 });
      names.forget(nothing);
      releases.forget(nothing);
      toast(translate('united', { text, release: made }), 'success');
      onClose();
    });
  const refused = rows?.filter(({ fault }) => fault !== '').length ?? 0;
  const fresh = rows?.filter(({ fault, known }) => fault === '' && !known).length ?? 0;
  const isReady = refused === 0 && fresh > 0;
  return (
    <Modal
      open
      onClose={onClose}
      width={860}
      title={translate('successionList')}
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
              disabled={!isReady}
              loading={busy && rows !== null}
              onClick={() => void decide()}
              data-testid="list-create"
            >
              {isReady
                ? translate('successionsDecide', { count: formatNumber(fresh), smart_count: fresh })
                : translate('successionsDecideAll')}
            </Button>
          </div>
        </div>
      }
      data-testid="succession-list"
    >
      <div className={classes.form}>
        <p>{translate('successionListLead')}</p>
        <div className={classes.tools}>
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
            onClick={() => saveFile('successions.csv', emptyList())}
            data-testid="list-example"
          >
            {translate('emptyList')}
          </Button>
        </div>
        {file && <SuccessionRows name={file.name} rows={rows} refused={refused} fresh={fresh} />}
      </div>
    </Modal>
  );
}
