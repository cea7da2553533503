import { type CallData, type CallPayload, questionsTo } from '@portal/shell';

export type Account = CallData<'listAccounts'>['items'][number];
export type Sheet = CallData<'readAccount'>;
export type AccountQuery = CallPayload<'listAccounts'>;
export type Company = CallData<'listCompanies'>['companies'][number];
export type CompanySheet = CallData<'readCompany'>;
export type Trial = CallData<'listTrials'>['trials'][number];
export type Order = CallData<'listReportOrders'>['orders'][number];
export type Key = CallData<'listAllKeys'>['keys'][number];
export type Release = CallData<'listReleases'>['releases'][number];
export type RuleFinding = CallData<'checkRelease'>['rules'][number];
export type TeamModule = CallData<'listTeamModules'>['modules'][number];
export type ModuleSheet = CallData<'readTeamModule'>['module'];
export type TrailQuery = CallPayload<'readTrail'>;
export type TrailLine = CallData<'readTrail'>['lines'][number];
export type MessageQuery = CallPayload<'listMessages'>;
export type MessageLine = CallData<'listMessages'>['lines'][number];
export type UsageQuery = CallPayload<'readUsage'>;
export type Usage = CallData<'readUsage'>;
export type System = CallData<'readSystem'>;
export type SetupStep = CallData<'readSetup'>['steps'][number]['step'];

export const setup = questionsTo('readSetup');
export const system = questionsTo('readSystem');
export const overview = questionsTo('administrationOverview');
export const accounts = questionsTo('listAccounts');
export const sheets = questionsTo('readAccount');
export const companies = questionsTo('listCompanies');
export const companySheets = questionsTo('readCompany');
export const trials = questionsTo('listTrials');
export const orders = questionsTo('listReportOrders');
export const modules = questionsTo('listTeamModules');
export const moduleSheets = questionsTo('readTeamModule');
export const keys = questionsTo('listAllKeys');
export const releases = questionsTo('listReleases');
export const checks = questionsTo('checkRelease');
export const desk = questionsTo('readDeliveryDesk');
export const uploads = questionsTo('readDelivery');
export const looks = questionsTo('lookAtDelivery');
export const deliveries = questionsTo('listDeliveries');
export const deliveryReports = questionsTo('readDeliveryReport');
export const messages = questionsTo('listMessages');
export const usage = questionsTo('readUsage');
export const trailLines = questionsTo('readTrail');
/** The products that can be granted. */
export const products = questionsTo('getAllProductsTry');

export const nothing: Record<string, never> = {};
