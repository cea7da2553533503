import { formatNumber } from '@portal/shell';

/** How large a file is: 12.3 MB, 84 KB. */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${formatNumber(bytes / 1_000_000, 1)} MB` : `${formatNumber(Math.ceil(bytes / 1000), 0)} KB`;
