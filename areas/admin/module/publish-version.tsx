import { sendFile } from '@portal/shell';
import { Button, Modal, TextField, toast } from '@portal/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { moduleSheets, modules, nothing } from '../data/ask.ts';
import { wordsOfFailure } from '../data/use-task.ts';
import { DialogFoot } from '../parts/dialog-foot.tsx';
import { FilePicker } from '../parts/file-picker.tsx';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

interface PublishVersionProps {
  /** A version of it has been published. */
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Publishes a package that a team has handed over. */
export function PublishVersion({ onDone, onClose }: PublishVersionProps) {
  const translate = phrases.useTranslate();
  const form = useId();
  const [name, setName] = useState('');
  const [version, setVersion] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const ending = useRef<AbortController>(null);
  // Who closes the dialog, or leaves the page, publishes nothing.
  useEffect(() => () => ending.current?.abort(), []);
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(file ? '' : translate('noPackage'));
    if (!file) return;
    const controller = new AbortController();
    ending.current = controller;
    setBusy(true);
    try {
      const place = [name.trim() || '-', version.trim() || '-'].map(encodeURIComponent).join('/');
      await sendFile(`/api/v3/iw-admin/module/package/${place}`, file, { signal: controller.signal });
      modules.forget(nothing);
      moduleSheets.forget({ name: name.trim() });
      toast(translate('packagePublished', { name: name.trim(), version: version.trim() }), 'success');
      onDone(name.trim());
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(wordsOfFailure(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={translate('publishVersion')}
      closeLabel={translate('close')}
      footer={
        <DialogFoot problem={problem} hook="package-problem">
          <Button onClick={onClose}>{translate('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" loading={busy} data-testid="package-publish">
            {translate('publishVersion')}
          </Button>
        </DialogFoot>
      }
      data-testid="publish-version"
    >
      <form id={form} className={classes.form} noValidate onSubmit={(event) => void publish(event)}>
        <p>{translate('publishVersionLead')}</p>
        <TextField
          label={translate('moduleName')}
          hint={translate('moduleNameHint')}
          name="name"
          value={name}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={translate('versionNumber')}
          hint={translate('versionNumberHint')}
          name="version"
          value={version}
          autoComplete="off"
          onChange={({ currentTarget }) => setVersion(currentTarget.value)}
        />
        <div className={classes.actions}>
          <FilePicker label={translate('choosePackage')} accept=".zip" onChoose={setFile} hook="package" />
          {file && <span className={classes.found}>{file.name}</span>}
        </div>
      </form>
    </Modal>
  );
}
