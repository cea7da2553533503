/** Tables as feeds that Excel and Power BI read, for keys of programs. */
export { odataRoute } from './odata-route.ts';
