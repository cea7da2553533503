import { useAnswer } from '@portal/shell';
import { IconBell, IconButton } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { everyView, views } from '../saved/saved.ts';
import { sendParameter } from '../saved/send-address.ts';
import { PageDrawer } from './page-drawer.tsx';
import { phrases } from './phrases.ts';

/**
 * The way to have the page sent by calendar. An address may ask for it at once, with the kept view that it is of: it is
 * taken out of the address again, which stays one to be shared.
 */
export function WatchPage({ title }: { title: string }) {
  const say = phrases.useTranslate();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<{ view: string } | null>(null);
  const sent = search.get(sendParameter);
  const remaining = useAnswer(views, open?.view ? everyView : null).answer?.views;
  useEffect(() => {
    if (sent === null) return;
    setOpen({ view: sent });
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(sendParameter);
        return next;
      },
      { replace: true },
    );
  }, [sent, setSearch]);
  const name = remaining?.find(({ viewId }) => viewId === open?.view)?.name ?? title;
  return (
    <>
      <IconButton
        label={say('pageOpen')}
        aria-haspopup="dialog"
        data-testid="watch-page"
        onClick={() => setOpen({ view: '' })}
      >
        <IconBell />
      </IconButton>
      {open && <PageDrawer name={name} viewId={open.view} onClose={() => setOpen(null)} />}
    </>
  );
}
