import {
  AnswerPlace,
  Button,
  Card,
  Drawer,
  EmptyState,
  ErrorState,
  Floating,
  Modal,
  Popover,
  QrPicture,
  SecretBox,
  Skeleton,
  Spinner,
  Tooltip,
  toast,
  Unseen,
} from '@portal/ui';
import { useState } from 'react';
import classes from '../gallery.module.css';
import { Specimen } from '../specimen.tsx';
import type { GalleryPage } from './page.ts';

const answered = { waiting: false, error: null, retry: () => undefined };

/** What lies above the page, and what stands where an answer is missing. */
export function Layers({ say, language }: GalleryPage) {
  const [open, setOpen] = useState<'drawer' | 'modal' | 'secret' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setOpen(null);
  const dialog = { onClose: close, title: say('name'), closeLabel: say('close') };
  return (
    <>
      <Specimen of={['Modal', 'Drawer', 'toast']}>
        <Button onClick={() => setOpen('modal')}>Modal</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Button key={kind} variant="quiet" onClick={() => toast(say('saved'), kind)}>
            toast {kind}
          </Button>
        ))}
        <Modal {...dialog} open={open === 'modal'} footer={<Button onClick={close}>{say('cancel')}</Button>}>
          {say('text')}
        </Modal>
        <Drawer {...dialog} open={open === 'drawer'}>
          {say('text')}
        </Drawer>
      </Specimen>
      <Specimen of={['SecretBox']}>
        {open === 'secret' ? (
          <SecretBox
            title={say('word')}
            lead={say('hint')}
            secret="Portal-2026"
            label={say('word')}
            language={language}
            hook="gallery"
          >
            <Button variant="primary" onClick={close}>
              {say('close')}
            </Button>
          </SecretBox>
        ) : (
          <Button onClick={() => setOpen('secret')}>{say('word')}</Button>
        )}
      </Specimen>
      <Specimen of={['Floating']}>
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>{say('open')}</Button>
        {anchor && (
          <Floating anchor={anchor} label={say('open')} onClose={() => setAnchor(null)}>
            <Button onClick={() => setAnchor(null)}>{say('close')}</Button>
          </Floating>
        )}
      </Specimen>
      <Specimen of={['Popover', 'Tooltip']}>
        <Popover trigger={say('filter')} label={say('filter')}>
          {(shut) => <Button onClick={shut}>{say('close')}</Button>}
        </Popover>
        <Tooltip text={say('explain')}>{say('explain')}</Tooltip>
      </Specimen>
      <Specimen of={['EmptyState', 'ErrorState', 'AnswerPlace']}>
        <EmptyState title={say('nothing')} text={say('widen')} action={<Button>{say('clear')}</Button>} framed />
        <ErrorState
          title={say('failed')}
          action={<Button>{say('retry')}</Button>}
          reference={say('reference')}
          framed
        />
        <AnswerPlace
          answered={{ ...answered, answer: undefined }}
          skeleton={<Skeleton height={64} width={240} />}
          loading={say('loading')}
          problem={() => null}
        >
          {() => null}
        </AnswerPlace>
      </Specimen>
      <Specimen of={['Skeleton', 'Spinner', 'Unseen']}>
        <Skeleton width={240} />
        <Skeleton width={120} height={28} />
        <Spinner label={say('loading')} />
        <Spinner size={32} />
        <Unseen>{say('loading')}</Unseen>
      </Specimen>
      <Specimen of={['QrPicture']}>
        {(['loading', 'expired', 'failed'] as const).map((stage) => (
          <QrPicture
            key={stage}
            stage={stage}
            src=""
            alt="QR"
            note={say('over')}
            refreshLabel={say('expired')}
            onRefresh={() => undefined}
          />
        ))}
      </Specimen>
      <Specimen of={['Card']}>
        <Card
          className={classes.box}
          title={say('title')}
          caption={say('source')}
          actions={<Button>{say('more')}</Button>}
        >
          {say('text')}
        </Card>
        <Card className={classes.box} title={say('third')} footer={say('source')}>
          {say('text')}
        </Card>
      </Specimen>
    </>
  );
}
