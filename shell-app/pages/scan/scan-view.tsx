import { classNames } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './scan-page.module.css';

interface ScanViewProps {
  icon: ReactNode;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  title: string;
  /** What it means, and what to do next. */
  children: ReactNode;
  /** Whether a person waited for this: then the focus goes to its heading, and a screen reader says it. */
  awaited?: boolean;
}

/** The common shape of every step of a scan. */
export function ScanView({ icon, tone = 'accent', title, children, awaited = false }: ScanViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (awaited) heading.current?.focus();
  }, [awaited]);
  return (
    <>
      <span className={classNames(classes.icon, classes[tone])} aria-hidden="true">
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
