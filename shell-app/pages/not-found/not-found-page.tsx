import { createPhrases } from '../../i18n/create-phrases.ts';
import { usePlace } from '../../navigation/place.ts';
import { useSession } from '../../session/session.ts';
import { PrimaryLink } from '../primary-link/primary-link.tsx';
import classes from './not-found-page.module.css';

const { useTranslate } = createPhrases({
  zh_CN: {
    title: '页面不存在',
    text: '这个地址没有对应的页面。它可能已经更名，或者链接不完整。',
    overview: '回到总览',
    home: '回到首页',
  },
  en: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have been renamed, or the link may be incomplete.',
    overview: 'Go to the overview',
    home: 'Go to the home page',
  },
});

/** S2.026: what stands at /404 and wherever no page is known. */
export default function NotFoundPage() {
  const say = useTranslate();
  const { path } = usePlace();
  const { token } = useSession();
  return (
    <section className={classes.page}>
      <p className={classes.code} aria-hidden="true">
        404
      </p>
      <h1>{say('title')}</h1>
      <p className={classes.text}>{say('text')}</p>
      {path !== '/404' && <code className={classes.path}>{path}</code>}
      <PrimaryLink to="/" className={classes.next}>
        {say(token === null ? 'home' : 'overview')}
      </PrimaryLink>
    </section>
  );
}
