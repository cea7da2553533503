import { type KeptView, toolPages } from '@portal/contract';
import { formatDateTime, navigate, useSession } from '@portal/shell';
import { Button, classNames, IconButton, IconMessageCircle, IconStar, IconTrash, Tag } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './saved.module.css';
import { keepView, markView, removeView } from './saved.ts';
import { sendAddress } from './send-address.ts';
import { useDoing } from './use-doing.ts';
import { useSavedSheets } from './use-saved-sheets.ts';
import { ViewComments } from './view-comments.tsx';
import { addressOf } from './view-groups.ts';

interface ViewRowProps {
  view: KeptView;
  /** The page that stands behind the drawer, as it is now. */
  now: { path: string; query: string };
  onOpen: () => void;
  /** The comment that is being written; null while comments are not shown. */
  remark: string | null;
  onRemark: (text: string | null) => void;
}

/** One view: opened by its name; what can be done with it stands below. */
export function ViewRow({ view, now, onOpen, remark, onRemark }: ViewRowProps) {
  const translate = phrases.useTranslate();
  const { company } = useSession();
  const { busy, fault, doing } = useDoing();
  const tables = useSavedSheets();
  const { viewId, name, path, query, mine, shared, favourite, standard, usedAt } = view;
  // A tool is no page of tables: nothing of it can be sent, and none of its views is where it begins.
  const isTool = toolPages.some((page) => page === path);
  const open = () => {
    void markView({ viewId, used: true }).catch(() => undefined);
    onOpen();
    navigate(addressOf(view));
  };
  const send = () => {
    onOpen();
    navigate(sendAddress(addressOf(view), viewId));
  };
  const change = (more: Partial<Parameters<typeof keepView>[0]>) =>
    doing(() => keepView({ viewId, name, path, query, shared, ...more }), translate('updated'));
  const texts = [
    mine ? '' : translate('by', { owner: view.owner }),
    usedAt === null ? '' : translate('usedAt', { at: formatDateTime(new Date(usedAt).toISOString()) }),
  ].filter(Boolean);
  return (
    <li className={classes.view} data-testid="kept-view" data-view-id={viewId}>
      <div className={classes.head}>
        <button type="button" className={classes.open} aria-label={translate('open', { name })} onClick={open}>
          {name}
        </button>
        {standard && <Tag tone="accent">{translate('isStandard')}</Tag>}
        {mine && shared && <Tag>{translate('sharedMark')}</Tag>}
        <IconButton
          className={classNames(favourite && classes.starred)}
          label={`${translate('favourite')} · ${name}`}
          aria-pressed={favourite}
          onClick={() => void doing(() => markView({ viewId, favourite: !favourite }))}
        >
          <IconStar />
        </IconButton>
        {mine && (
          <IconButton
            label={`${translate('remove')} · ${name}`}
            onClick={() => void doing(() => removeView(viewId), translate('removed'))}
          >
            <IconTrash />
          </IconButton>
        )}
      </div>
      {texts.length > 0 && <p className={classes.text}>{texts.join(' · ')}</p>}
      <div className={classes.actions}>
        {mine && path === now.path && query !== now.query && (
          <Button
            size="small"
            variant="quiet"
            disabled={busy}
            onClick={() => void change({ query: now.query, ...tables })}
          >
            {translate('update')}
          </Button>
        )}
        {!isTool && (
          <Button
            size="small"
            variant="quiet"
            disabled={busy}
            onClick={() => void doing(() => markView({ viewId, standard: !standard }))}
          >
            {translate(standard ? 'notStandard' : 'standard')}
          </Button>
        )}
        {mine && company !== '' && (
          <Button size="small" variant="quiet" disabled={busy} onClick={() => void change({ shared: !shared })}>
            {translate(shared ? 'unshare' : 'share')}
          </Button>
        )}
        {!isTool && (
          <Button size="small" variant="quiet" disabled={busy} data-testid="send-view" onClick={send}>
            {translate('sendMe')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={<IconMessageCircle />}
          aria-expanded={remark !== null}
          onClick={() => onRemark(remark === null ? '' : null)}
        >
          {translate('comments', { smart_count: view.comments })}
        </Button>
      </div>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      {remark !== null && <ViewComments viewId={viewId} owned={mine} text={remark} onText={onRemark} />}
    </li>
  );
}
