import type { CallData, CallPayload } from '@portal/shell';
import { Button, Card, TextField } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import type { ChosenFile } from '../data/chosen-file.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { type GivenFact, GivenFacts, isGiven } from './given.tsx';
import { MarkField } from './mark-field.tsx';
import { useSave } from './use-save.ts';

type Sheet = CallData<'readPortal'>;

/** What the portal is called, who runs it, and its mark. */
export function OperatorForm({ sheet }: { sheet: Sheet }) {
  const translate = phrases.useTranslate();
  const stored = {
    nameZh: sheet.name.zh_CN,
    nameEn: sheet.name.en,
    firmZh: sheet.firm.zh_CN,
    firmEn: sheet.firm.en,
    contact: sheet.contact.value.replace(/^(mailto|tel):/, ''),
  };
  // What nobody has touched follows what is stored, and is not sent: two who save at once change nothing of each other's.
  const [edits, setEdits] = useState<Partial<typeof stored>>({});
  const values = { ...stored, ...edits };
  const isEdited = (...names: (keyof typeof stored)[]) => names.some((name) => values[name] !== stored[name]);
  const [mark, setMark] = useState<ChosenFile | null | undefined>(undefined);
  const { busy, problem, refuse, save } = useSave();
  const isOpen = (part: 'name' | 'firm' | 'contact' | 'mark') => !isGiven(sheet[part].from);
  const field = (name: keyof typeof values, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      name={name}
      value={values[name]}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => setEdits((now) => ({ ...now, [name]: value }))}
    />
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { nameZh, nameEn, firmZh, firmEn, contact } = values;
    const payload: CallPayload<'setPortalOperator'> = {
      ...(isOpen('name') && isEdited('nameZh', 'nameEn') && { name: { zh_CN: nameZh, en: nameEn } }),
      ...(isOpen('firm') && isEdited('firmZh', 'firmEn') && { firm: { zh_CN: firmZh, en: firmEn } }),
      ...(isOpen('contact') && isEdited('contact') && { contact }),
      ...(mark !== undefined && { mark: mark && { fileName: mark.name, content: mark.base64 } }),
    };
    if (!(await save('setPortalOperator', payload))) return;
    setEdits({});
    setMark(undefined);
  };
  const facts = givenFacts(sheet, translate);
  return (
    <Card title={translate('nameAndMark')} caption={translate('nameAndMarkLead')} data-testid="portal-operator">
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <GivenFacts facts={facts} />
        {isOpen('name') && (
          <div className={`${classes.form} ${classes.wide}`}>
            {field('nameZh', translate('nameInChinese'))}
            {field('nameEn', translate('nameInEnglish'), translate('otherLanguage'))}
          </div>
        )}
        {isOpen('firm') && (
          <div className={`${classes.form} ${classes.wide}`}>
            {field('firmZh', translate('firmInChinese'))}
            {field('firmEn', translate('firmInEnglish'))}
          </div>
        )}
        {isOpen('contact') && field('contact', translate('contact'), translate('contactHint'))}
        {isOpen('mark') && <MarkField address={sheet.mark.address} chosen={mark} onChoose={setMark} refuse={refuse} />}
        {problem && (
          <p role="alert" className={classes.alert} data-testid="operator-problem">
            {problem}
          </p>
        )}
        {facts.length < 4 && (
          <div className={classes.actions}>
            <Button type="submit" variant="primary" loading={busy !== null} data-testid="operator-save">
              {translate('save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

function givenFacts(
  { name, firm, contact, mark }: Sheet,
  translate: ReturnType<typeof phrases.useTranslate>,
): GivenFact[] {
  const both = ({ zh_CN, en }: Sheet['name']) => (zh_CN === en ? en : `${zh_CN} · ${en}`);
  const all: (GivenFact & { from: Sheet['name']['from'] })[] = [
    { from: name.from, label: translate('portalName'), setting: 'PORTAL_NAME', value: both(name) },
    { from: firm.from, label: translate('firm'), setting: 'PORTAL_FIRM', value: both(firm) },
    { from: contact.from, label: translate('contact'), setting: 'PORTAL_CONTACT', value: contact.value },
    { from: mark.from, label: translate('mark'), setting: 'PORTAL_MARK', value: '' },
  ];
  return all.filter(({ from }) => isGiven(from));
}
