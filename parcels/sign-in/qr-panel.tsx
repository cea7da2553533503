import { useQrCode } from '@portal/shell/insider';
import { IconLock, QrPicture, Spinner } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './qr-panel.module.css';

const size = 176;

interface QrPanelProps {
  agreed: boolean;
  /** Told once for each code that was scanned. @returns whether it is of no more use and a new one is wanted */
  onScanned: (qrcodeId: string) => Promise<boolean>;
}

/** S2.105 S4.071: a code for the phone. Before the terms are ticked none is asked for (S5.030). */
export function QrPanel({ agreed, onScanned }: QrPanelProps) {
  const say = useTranslate();
  return (
    <div className={classes.panel}>
      {agreed ? <LiveCode onScanned={onScanned} /> : <Veiled />}
      {/* S2.106. */}
      <p className={classes.hint}>{say('qrBinding')}</p>
    </div>
  );
}

function Veiled() {
  const say = useTranslate();
  return (
    <>
      <QrPicture
        stage="loading"
        src=""
        alt=""
        note=""
        refreshLabel=""
        onRefresh={() => undefined}
        size={size}
        veil={
          <>
            <IconLock size={24} aria-hidden="true" />
            <p>{say('qrVeiled')}</p>
          </>
        }
      />
      <p>{say('qrScanPhone')}</p>
      <p className={classes.here} />
    </>
  );
}

function LiveCode({ onScanned }: Pick<QrPanelProps, 'onScanned'>) {
  const say = useTranslate();
  const code = useQrCode('getLoginQRCode', async (qrcodeId) => {
    if (await onScanned(qrcodeId)) code.refresh();
  });
  return (
    <>
      <QrPicture
        stage={code.stage}
        src={code.qrcode}
        alt={say('qrAlt')}
        note={code.stage === 'expired' ? say('qrExpired') : code.error || say('qrFailed')}
        refreshLabel={say('qrRefresh')}
        onRefresh={code.refresh}
        size={size}
        veil={
          code.stage === 'done' && (
            <>
              <Spinner size={24} />
              <p role="status">{say('qrScanned')}</p>
            </>
          )
        }
      />
      <p>{say(code.stage === 'waiting' && !code.link ? 'qrScan' : 'qrScanPhone')}</p>
      <p className={classes.here}>
        {code.stage === 'waiting' && code.link && (
          <a href={code.link} target="_blank" rel="noopener" data-testid="qr-open-here">
            {say('qrOpenHere')}
          </a>
        )}
      </p>
    </>
  );
}
