import { Button, ErrorState, LatePart, Skeleton, useLatePart } from '@portal/ui';
import type { DocumentProps } from './document-props.ts';
import { phrases } from './phrases.ts';

/** What reads files is large, and fetched with the first one that is opened. */
const pdf = new LatePart(() =>
  import(/* webpackChunkName: "pdf" */ './pdf/pdf-document.tsx').then((module) => module.default),
);

/** A report that is a file, once what reads it has come. */
export function LatePdf(props: DocumentProps) {
  const translate = phrases.useTranslate();
  const { part: Part, failed, retry } = useLatePart(pdf);
  if (Part) return <Part {...props} />;
  if (failed)
    return <ErrorState title={translate('failed')} action={<Button onClick={retry}>{translate('retry')}</Button>} />;
  return <Skeleton height={800} />;
}
