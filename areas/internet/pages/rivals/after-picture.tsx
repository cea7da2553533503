import { type ReactNode, useEffect, useRef, useState } from 'react';

interface AfterPictureProps {
  /** What the picture shows: where it is another, so are the children. */
  of: string;
  children: ReactNode;
}

/** Shows its children as they were until the frame after the next picture stands, which comes first. */
export function AfterPicture({ of, children }: AfterPictureProps) {
  const [shown, setShown] = useState(of);
  const former = useRef(children);
  const isBehind = shown !== of;
  useEffect(() => {
    if (!isBehind) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(of));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isBehind, of]);
  useEffect(() => {
    if (!isBehind) former.current = children;
  });
  return isBehind ? former.current : children;
}
