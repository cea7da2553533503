import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { listSuccessions } from '../../market/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { asCall } from '../calls/run-task.ts';
import { settleSuccession } from './name-work.ts';
import { readSuccessionList, settleSuccessionList } from './succession-list.ts';

/** What the calls about successions share with those about names. */
interface SuccessionParts {
  /** The market folder. */
  folder: string;
  limits: FileLimits;
  /** One after the other, whoever asks: to seal a release takes seconds of both processors. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  byOf: (context: CallContext) => Promise<string>;
  read: (field: 'predecessor' | 'successor' | 'note', text: string) => Promise<string>;
}

/** The calls about models that were succeeded by others: one by hand, and many by a list. */
export function successionTasks({ folder, limits, inTurn, byOf, read }: SuccessionParts) {
  const noteOf = async (note: string) => (note.trim() === '' ? '' : read('note', note));
  return {
    async listSuccessions({ release }) {
      return { successions: await listSuccessions(folder, release) };
    },
    async succeedMembers({ release: onto, field, month = null, note = '', ...payload }, context) {
      const predecessor = await read('predecessor', payload.predecessor);
      const successor = await read('successor', payload.successor);
      const words = await noteOf(note);
      context.trace.detail = { field, predecessor, successor, month, onto };
      const order = { field, predecessor, successor, month, by: await byOf(context), onto, note: words };
      const { release, text } = await inTurn(() => settleSuccession(folder, order));
      context.trace.detail.release = release;
      return { text: text[context.language], release };
    },
    async checkSuccessionList({ release, file }, { language }) {
      const bytes = Buffer.from(file, 'base64');
      const { rows } = await asCall(() => readSuccessionList(folder, release, bytes, limits));
      return {
        rows: rows.map(({ predecessor, successor, isKnown, fault, ...row }) => ({
          ...row,
          predecessor: predecessor[language],
          successor: successor[language],
          known: isKnown,
          fault: fault?.[language] ?? '',
        })),
      };
    },
    async succeedByList({ release: onto, file, note = '' }, context) {
      const words = await noteOf(note);
      const order = { onto, by: await byOf(context), note: words };
      const bytes = Buffer.from(file, 'base64');
      const detail: Record<string, unknown> = { list: true, onto };
      context.trace.detail = detail;
      const { release, text } = await inTurn(() =>
        asCall(async () => {
          const list = await readSuccessionList(folder, onto, bytes, limits);
          detail.rows = list.rows.length;
          return settleSuccessionList(folder, order, list);
        }),
      );
      detail.release = release;
      return { text: text[context.language], release };
    },
  } satisfies Handlers;
}
