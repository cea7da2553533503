import { useAfterFrame } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface AfterPictureProps {
  /** What the picture shows: where it is another, so are the children. */
  of: string;
  children: ReactNode;
}

/** Shows its children as they were until the frame after the next picture stands, which comes first. */
export function AfterPicture({ of, children }: AfterPictureProps) {
  const former = useRef(children);
  const isBehind = useAfterFrame(of) !== of;
  useEffect(() => {
    if (!isBehind) former.current = children;
  });
  return isBehind ? former.current : children;
}
