import { Button, Checkbox, IconAlertCircle, Modal, PasswordField } from '@portal/ui';
import type { FormEvent } from 'react';
import formClasses from '../form.module.css';
import { useTranslate } from '../phrases.ts';
import classes from '../user-centre.module.css';
import { useChangePassword } from './use-change-password.ts';

const fields = [
  { name: 'oldPwd', label: 'oldPassword', complete: 'current-password' },
  { name: 'newPwd', label: 'newPassword', complete: 'new-password' },
  { name: 'confirmPwd', label: 'confirmPassword', complete: 'new-password' },
] as const;

interface ChangePasswordProps {
  userName: string;
  /** What the bound phone or messaging account is called; empty when there is none. */
  phone: string;
  onClose: () => void;
}

/** S3.046: old, new and confirmed password, above the drawer. */
export function ChangePassword({ userName, phone, onClose }: ChangePasswordProps) {
  const say = useTranslate();
  const { form, busy, error, submit } = useChangePassword();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  /** Whoever mends the new password instead of the second one has made them equal too. */
  const recheckSecond = () => void (form.values.confirmPwd && form.checkField('confirmPwd'));
  return (
    <Modal
      open
      width={420}
      title={say('changePassword')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="password-dialog"
      closeTestId="password-close"
    >
      <form className={classes.panel} data-testid="password-form" noValidate onSubmit={send}>
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <div className={formClasses.fields}>
          {fields.map(({ name, label, complete }) => {
            const text = form.text(name);
            return (
              <PasswordField
                {...text}
                key={name}
                className={name === 'newPwd' ? formClasses.withHint : formClasses.field}
                size="large"
                label={say(label)}
                hint={name === 'newPwd' ? say('passwordRule') : undefined}
                maxLength={200}
                autoComplete={complete}
                showLabel={say('show')}
                hideLabel={say('hide')}
                capsLockText={say('capsLock')}
                onBlur={() => {
                  text.onBlur();
                  if (name === 'newPwd') recheckSecond();
                }}
              />
            );
          })}
        </div>
        {phone && <Checkbox {...form.tick('forgetPhone')}>{say('forgetPhone', { phone })}</Checkbox>}
        <p className={classes.quiet}>{say('passwordAfter')}</p>
        {error && (
          <p className={formClasses.failure} role="alert" data-testid="form-error">
            <IconAlertCircle size={16} aria-hidden="true" />
            {error}
          </p>
        )}
        <div className={formClasses.buttons}>
          <Button size="large" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="large" loading={busy} data-testid="password-submit">
            {say('changePassword')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
