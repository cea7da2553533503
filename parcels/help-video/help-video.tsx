import { closeDrawer, useActiveVideo } from '@portal/shell/insider';
import { Modal } from '@portal/ui';
import { useEffect } from 'react';
import { Film } from './film.tsx';
import { useTranslate } from './phrases.ts';

/** S2.133 S9.022 */
const width = 1000;

/** S1.021: the help video of the product that is open. Where there is none any more, the modal goes (S2.136). */
export function HelpVideo() {
  const say = useTranslate();
  const video = useActiveVideo();
  useEffect(() => {
    if (!video) closeDrawer();
  }, [video]);
  if (!video) return null;
  return (
    <Modal
      open
      title={say('title', { product: video.title })}
      closeLabel={say('close')}
      onClose={closeDrawer}
      width={width}
      data-testid="help-video"
      closeTestId="help-video-close"
    >
      <Film key={video.videoUrl} videoUrl={video.videoUrl} />
    </Modal>
  );
}
