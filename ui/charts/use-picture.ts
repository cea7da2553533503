import { useEffect, useState } from 'react';
import { loadPicture, type Picture, type PictureName } from './pictures.ts';

/** What draws a chart when it is there, or that it could not be had. */
export function usePicture(name: PictureName): { Picture: Picture | null; failed: boolean; retry: () => void } {
  const [had, setHad] = useState<{ name: PictureName; Picture: Picture } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let active = attempt >= 0;
    loadPicture(name).then(
      (Picture) => active && setHad({ name, Picture }),
      () => active && setFailed(true),
    );
    return () => {
      active = false;
    };
  }, [attempt, name]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { Picture: had?.name === name ? had.Picture : null, failed, retry };
}
