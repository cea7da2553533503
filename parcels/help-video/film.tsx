import { useLanguage } from '@portal/shell';
import { Button, ErrorState } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { captionFiles } from './caption-files.ts';
import classes from './help-video.module.css';
import { useTranslate } from './phrases.ts';

/** Whoever wants less motion starts the film by hand. */
const startsByItself = (): boolean => !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** S2.134 S2.135: the player, with captions where the film has some. It stops when it goes. */
export function Film({ videoUrl }: { videoUrl: string }) {
  const say = useTranslate();
  const language = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const captions = captionFiles(videoUrl);
  useEffect(() => {
    const film = player.current;
    // A film that has left the page would play on unseen.
    return () => film?.pause();
  }, []);
  if (failed) {
    return (
      <ErrorState
        className={classes.film}
        title={say('failed')}
        text={say('failedText')}
        action={<Button onClick={() => setFailed(false)}>{say('retry')}</Button>}
        data-testid="help-video-failed"
      />
    );
  }
  return (
    <video
      ref={player}
      src={videoUrl}
      className={classes.film}
      controls
      playsInline
      autoPlay={startsByItself()}
      preload="metadata"
      onError={() => setFailed(true)}
      data-testid="help-video-film"
    >
      <track
        kind="captions"
        src={captions.zh_CN}
        srcLang="zh-CN"
        label={say('chinese')}
        default={language === 'zh_CN'}
      />
      <track kind="captions" src={captions.en} srcLang="en" label={say('english')} default={language === 'en'} />
      {say('unsupported')}
    </video>
  );
}
