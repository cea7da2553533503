import { askProof, loadUser, proofQuestion, useQrCode } from '@portal/shell/insider';
import { IconMessageCircle, Popover, QrPicture, toast } from '@portal/ui';
import { translate, useTranslate } from '../phrases.ts';
import classes from '../user-centre.module.css';
import rowClasses from './info-row.module.css';
import { RowContent } from './info-row.tsx';
import codeClasses from './messaging-row.module.css';

/** S2.129: the row of the messaging account; pressed it shows a QR code that binds one, or another one. */
export function MessagingRow({ name }: { name: string }) {
  const say = useTranslate();
  /** A dialog closes a popover: the one that asks for the proof which the QR code wants does so too. */
  const onOpenChange = async (open: boolean, reopen: () => void) => {
    if (!open && proofQuestion.open && (await askProof()) !== null) reopen();
  };
  return (
    <Popover
      onOpenChange={(open, reopen) => void onOpenChange(open, reopen)}
      trigger={
        <RowContent
          icon={<IconMessageCircle aria-hidden="true" />}
          label={say('messaging')}
          value={name}
          action={say(name ? 'change' : 'bind')}
        />
      }
      triggerClassName={rowClasses.row}
      triggerData={{ 'data-testid': 'bound-messaging' }}
      label={say(name ? 'qrRebind' : 'qrBind')}
    >
      {(close) => <BindCode name={name} close={close} />}
    </Popover>
  );
}

/** There only while the popover is open, so that closing it ends the questions about the code (S4.066). */
function BindCode({ name, close }: { name: string; close: () => void }) {
  const say = useTranslate();
  const code = useQrCode('getBindQRCode', () => {
    close();
    toast(translate('bindSuccess'), 'success');
    // The code is bound whether or not the name can be read now.
    loadUser().catch(() => undefined);
  });
  return (
    <div className={codeClasses.qr} data-testid="messaging-popover">
      <h4>{say(name ? 'qrRebind' : 'qrBind')}</h4>
      {name && (
        <p className={classes.quiet}>
          {say('qrBound')} {name}
        </p>
      )}
      <QrPicture
        stage={code.stage}
        src={code.qrcode}
        alt={say('qrAlt')}
        note={code.stage === 'expired' ? say('qrExpired') : code.error || say('qrFailed')}
        refreshLabel={say('qrRefresh')}
        onRefresh={code.refresh}
        size={192}
      />
      <p className={classes.quiet}>{say(code.stage === 'waiting' && !code.link ? 'qrScan' : 'qrScanPhone')}</p>
      {code.stage === 'waiting' && code.link && (
        <a href={code.link} target="_blank" rel="noopener" data-testid="qr-open-here">
          {say('qrOpenHere')}
        </a>
      )}
    </div>
  );
}
