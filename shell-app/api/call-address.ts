import { type CallName, calls } from '@portal/contract';
import { httpClient } from './http-client.ts';

/** The address of a call as a program reaches it, such as https://portal.example.com/api/v3/iw-market/analysis/query. */
export const callAddress = (name: CallName): string =>
  new URL(`${httpClient.defaults.baseURL ?? ''}${calls[name].path}`, window.location.origin).href;
