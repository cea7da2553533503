import { createPhrases } from '../../i18n/create-phrases.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { usePlace } from '../../navigation/place.ts';
import classes from './not-found-page.module.css';

const { useTranslate } = createPhrases({
  zh_CN: {
    title: '页面不存在',
    text: '这个地址没有对应的页面。它可能已经更名，或者链接不完整。',
    next: '回到总览',
  },
  en: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have a new name, or the link is incomplete.',
    next: 'Go to the overview',
  },
});

/** S2.026: what stands at /404 and wherever no page is known. */
export default function NotFoundPage() {
  const say = useTranslate();
  const { path } = usePlace();
  return (
    <section className={classes.page}>
      <p className={classes.code} aria-hidden="true">
        404
      </p>
      <h1>{say('title')}</h1>
      <p className={classes.text}>{say('text')}</p>
      {path !== '/404' && <code className={classes.path}>{path}</code>}
      <PortalLink to="/">{say('next')}</PortalLink>
    </section>
  );
}
