import { openHelpVideo } from '@portal/shell';
import { useActiveVideo } from '@portal/shell/insider';
import { IconVideo } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './rail.module.css';

/** S2.065: opens the help video of the product that is open; not there where it has none (S2.136). */
export function RailVideo() {
  const say = useTranslate();
  const video = useActiveVideo();
  if (!video) return null;
  return (
    <button
      type="button"
      className={classes.tool}
      onClick={openHelpVideo}
      aria-label={say('video')}
      aria-haspopup="dialog"
      title={say('video')}
      data-testid="rail-video"
    >
      <IconVideo size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
