import { saveFile } from '@portal/shell';
import { Button, IconDownload, Modal } from '@portal/ui';
import type { ReactNode } from 'react';
import type { ListTask } from '../data/use-list-task.ts';
import { phrases } from '../phrases.ts';
import { DialogFoot } from './dialog-foot.tsx';
import { FilePicker } from './file-picker.tsx';
import classes from './parts.module.css';

interface ListDialogProps {
  task: Omit<ListTask<unknown>, 'look' | 'carryOut'>;
  title: string;
  lead: string;
  /** What stands before the choice of the file. */
  before?: ReactNode;
  /** The button that carries the list out. */
  confirm: { label: string; ready: boolean; press: () => void };
  /** The beginning of a list: its heads, and a line as an example. */
  example: { name: string; lines: readonly (readonly string[])[] };
  /** The rows, once there is a list. */
  children: ReactNode;
  onClose: () => void;
  hook: string;
}

/** Takes a list from a file: what each row would come to is seen first. */
export function ListDialog({ task, title, lead, before, confirm, example, children, onClose, hook }: ListDialogProps) {
  const translate = phrases.useTranslate();
  const { rows, problem, busy, choose } = task;
  return (
    <Modal
      open
      onClose={onClose}
      width={860}
      title={title}
      closeLabel={translate('close')}
      footer={
        <DialogFoot problem={problem} hook="list-problem">
          <Button onClick={onClose}>{translate('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!confirm.ready}
            loading={busy && rows !== null}
            onClick={confirm.press}
            data-testid="list-create"
          >
            {confirm.label}
          </Button>
        </DialogFoot>
      }
      data-testid={hook}
    >
      <div className={classes.form}>
        <p>{lead}</p>
        <div className={classes.tools}>
          {before}
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
            onClick={() => saveFile(example.name, csvOf(example.lines))}
            data-testid="list-example"
          >
            {translate('emptyList')}
          </Button>
        </div>
        {children}
      </div>
    </Modal>
  );
}

/** With the mark a spreadsheet reads it as UTF-8. @param lines of cells without commas */
function csvOf(lines: readonly (readonly string[])[]): Blob {
  const text = lines.map((cells) => `${cells.join(',')}\r\n`).join('');
  return new Blob([`\ufeff${text}`], { type: 'text/csv' });
}
