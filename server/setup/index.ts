/** What is set in the browser for the whole portal. */
export { followSetup } from './follow-setup.ts';
export {
  changeMail,
  changeOperator,
  endMail,
  type OperatorText,
  type PortalMail,
  readPortalSetting,
} from './portal-setting.ts';
