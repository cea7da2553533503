import { PortalLink, useSession } from '@portal/shell';
import { sites } from '@portal/shell/insider';
import { classNames, IconExternalLink } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import popupClasses from './popup.module.css';
import classes from './rail.module.css';
import { usePopup } from './use-popup.ts';

/**
 * S2.062 S2.078 A20: other sites: the admin backend for whom the server lets in (S6.020), the old version and the
 * official site where the operator has set them. Nothing stands here without any of them.
 */
export function RailLinks() {
  const say = useTranslate();
  const popup = usePopup();
  const { adminUrl } = useSession().userInfo ?? {};
  const { oldVersion, officialSite } = sites();
  const links = [
    { id: 'link-admin', address: adminUrl, label: say('admin') },
    { id: 'link-old-version', address: oldVersion, label: say('oldVersion') },
    { id: 'link-official-site', address: officialSite, label: say('officialSite') },
  ].flatMap(({ address, ...rest }) => (address ? [{ ...rest, address }] : []));
  if (links.length === 0) return null;
  return (
    <div className={classes.anchor} {...popup.wholeProps}>
      <button
        {...popup.buttonProps}
        type="button"
        className={classes.tool}
        aria-label={say('otherSites')}
        data-testid="rail-links"
      >
        <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
      </button>
      {popup.open && (
        <div
          className={classNames(popupClasses.popup, popupClasses.account)}
          data-popup=""
          data-testid="rail-links-popup"
        >
          <p className={popupClasses.title}>{say('otherSites')}</p>
          {links.map(({ id, address, label }) => (
            <PortalLink key={id} to={address} className={popupClasses.row} data-testid={id} onClick={popup.close}>
              {label}
            </PortalLink>
          ))}
        </div>
      )}
    </div>
  );
}
