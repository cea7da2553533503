import type { ReportCategory } from '@portal/contract';
import type { ReportRecord } from '../records.ts';
import type { Block } from '../report/block.ts';

/** A document that is a file; its texts hold its headings, so that it is found by them. */
export interface ReportDocument {
  /** The hash of its bytes. */
  documentId: string;
  /** In bytes. */
  size: number;
  /** Gives its bytes, which are not held meanwhile: a folder may have many files. */
  read(): Promise<Uint8Array>;
}

/** A report of the marketplace as it is written. */
export interface MarketReportRecord extends Omit<ReportRecord<Block>, 'kind'> {
  category: ReportCategory;
  /** In yuan: 0 is free, and null is told on asking. */
  price: number | null;
  /** Null where the blocks of the texts are the document. */
  document: ReportDocument | null;
}
