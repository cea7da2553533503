import type { Watch } from '@portal/contract';
import { formatDateTime, navigate, request } from '@portal/shell';
import { closeDrawer } from '@portal/shell/insider';
import { Button, Tag, toast } from '@portal/ui';
import { useState } from 'react';
import { EditPlace } from './edit-place.tsx';
import { useTranslate } from './phrases.ts';
import { useDoing } from './use-watches.ts';
import classes from './watches.module.css';

interface WatchItemProps {
  watch: Watch;
  /** The list is asked anew. */
  changed: () => void;
  /** The dialog goes, because a page is opened. */
  onLeave: () => void;
}

const instant = (at: number): string => formatDateTime(new Date(at).toISOString());

/** One watch: what, how it stands, when it was told, and what can be done with it. */
export function WatchItem({ watch, changed, onLeave }: WatchItemProps) {
  const say = useTranslate();
  const { busy, fault, doing } = useDoing();
  const [tried, setTried] = useState('');
  const [editing, setEditing] = useState(false);
  const { watchId, name, says, link, state, note, sentAt, nextAt } = watch;
  const isActive = state === 'active';
  const open = () => {
    onLeave();
    closeDrawer();
    navigate(link);
  };
  const pause = () =>
    doing(async () => {
      await request('pauseWatch', { watchId, paused: isActive });
      changed();
    });
  const end = () =>
    doing(async () => {
      await request('endWatch', { watchId });
      toast(say('ended'), 'success');
      changed();
    });
  const attempt = (mail: boolean) =>
    doing(async () => {
      const found = await request('tryWatch', { watchId, mail });
      setTried(`${say(found.tells ? 'wouldTell' : 'wouldNot')}${found.says}`);
      if (found.sentTo) toast(say('sentTo', { address: found.sentTo }), 'success');
    });
  const copyFeed = async () => {
    const address = `${location.origin}/feeds/watch/${watchId}`;
    try {
      await navigator.clipboard.writeText(address);
      toast(say('feedCopied'), 'success');
    } catch {
      setTried(address);
    }
  };
  const when = [
    sentAt === null ? say('notSent') : say('sentAt', { at: instant(sentAt) }),
    ...(nextAt === null ? [] : [say('nextAt', { at: instant(nextAt) })]),
  ];
  return (
    <li className={classes.item} data-testid="watch" data-state={state}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Tag tone={state === 'active' ? 'accent' : state === 'stopped' ? 'warning' : undefined}>{say(state)}</Tag>
      </div>
      <p className={classes.says}>{says}</p>
      <p className={classes.quiet}>{when.join(' · ')}</p>
      {note && <p className={classes.note}>{note}</p>}
      {tried && (
        <p className={classes.tried} role="status" data-testid="watch-tried">
          {tried}
        </p>
      )}
      {fault && (
        <p className={classes.fault} role="alert" data-testid="watch-fault">
          {fault}
        </p>
      )}
      <div className={classes.actions}>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          data-testid="watch-try"
          onClick={() => void attempt(false)}
        >
          {say('try')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          data-testid="watch-sample"
          onClick={() => void attempt(true)}
        >
          {say('sample')}
        </Button>
        <Button size="small" variant="quiet" onClick={open}>
          {say('view')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          aria-expanded={editing}
          data-testid="watch-edit"
          onClick={() => setEditing(!editing)}
        >
          {say('edit')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          data-testid="watch-feed"
          title={say('feedHint')}
          onClick={() => void copyFeed()}
        >
          {say('feed')}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} data-testid="watch-pause" onClick={() => void pause()}>
          {say(isActive ? 'pause' : 'resume')}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} data-testid="watch-end" onClick={() => void end()}>
          {say('end')}
        </Button>
      </div>
      {editing && (
        <div className={classes.edit}>
          <EditPlace
            watchId={watchId}
            name={name}
            onCancel={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              setTried('');
              changed();
            }}
          />
        </div>
      )}
    </li>
  );
}
