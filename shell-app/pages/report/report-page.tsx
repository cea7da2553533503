import { useAdmission } from '../../guard/admission.ts';
import { sites } from '../../sites/sites.ts';
import { useTranslate } from './phrases.ts';
import classes from './report-page.module.css';
import { reportSource } from './report-source.ts';

/** S2.024 S2.025: the report of the address, alone in the window. */
export default function ReportPage() {
  const say = useTranslate();
  const path = useAdmission()?.path ?? '';
  return (
    <iframe
      className={classes.frame}
      src={reportSource(path, sites().reportOrigin)}
      title={say('report')}
      sandbox="allow-same-origin allow-popups"
      data-testid="report-frame"
    />
  );
}
