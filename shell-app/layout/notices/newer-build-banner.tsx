import { Button } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { loadNewer, newer } from '../../newer-build/newer-build.ts';
import { useTranslate } from './newer-build-phrases.ts';
import classes from './notices.module.css';

/** Asks who is typing before the page is loaded anew. */
export function NewerBuildBanner() {
  const say = useTranslate();
  const { there } = useSnapshot(newer);
  if (!there) return null;
  return (
    <div className={classes.banner} role="status" data-testid="newer-build">
      <p className={classes.words}>{say('text')}</p>
      <Button size="small" data-testid="newer-build-load" onClick={loadNewer}>
        {say('load')}
      </Button>
    </div>
  );
}
