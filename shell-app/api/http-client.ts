import axios, { type AxiosInstance } from 'axios';

/** S7.003: base path of all services; S7.004: no time limit; answers of any HTTP status are read as envelopes. */
export const httpClient: AxiosInstance = axios.create({ baseURL: '/api', timeout: 0, validateStatus: () => true });

/** Speaks to another back end. @param origin such as https://api.example.com; empty or absent: the own site */
export function setApiOrigin(origin: string | null | undefined): void {
  httpClient.defaults.baseURL = `${(origin ?? '').replace(/\/+$/, '')}/api`;
}
