import { refuseFile } from '../../importer/index.ts';

/** No delivery is called as the demonstration is. */
export const sourceReserved = () =>
  refuseFile(
    'content.source-reserved',
    '来源名“demonstration”保留给门户自带的演示内容；请用 --source 指定其他名称。',
    'The source name “demonstration” is reserved for the built-in demonstration content; give another one with --source.',
  );
