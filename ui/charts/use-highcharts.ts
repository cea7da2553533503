import { useEffect, useState } from 'react';
import { type Drawing, loadHighcharts } from './load-highcharts.ts';

/** The chart library when it is there, or that it could not be had. */
export function useHighcharts(): { drawing: Drawing | null; failed: boolean; retry: () => void } {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let active = attempt >= 0;
    loadHighcharts().then(
      (loaded) => active && setDrawing(loaded),
      () => active && setFailed(true),
    );
    return () => {
      active = false;
    };
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { drawing, failed, retry };
}
