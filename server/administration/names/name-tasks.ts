import { join } from 'node:path';
import { findById } from '../../accounts/index.ts';
import { namesDecided } from '../../importer/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { keepLatest } from '../../kernel/keep-latest.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Candidate, findCandidates, listApart, listReleases } from '../../market/index.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { readText } from '../values/read-values.ts';
import { settleApart, settleName, uniteNames, unsettleApart } from './name-work.ts';
import { againstText, reasonText } from './reason-text.ts';
import { successionTasks } from './succession-tasks.ts';

/** The longest name and note, in characters. */
const longest = 100;

/** What the forms call their values. */
const names: Record<string, Sentence> = {
  name: { zh_CN: '文件中的名称', en: 'Name in files' },
  member: { zh_CN: '成员', en: 'Member' },
  into: { zh_CN: '合并为', en: 'Merged into' },
  standsFor: { zh_CN: '代表', en: 'Stands for' },
  predecessor: { zh_CN: '前代', en: 'Predecessor' },
  successor: { zh_CN: '换代车型', en: 'Successor' },
  note: { zh_CN: '说明', en: 'Note' },
};

/** The calls about names: what files call members, and which members are one. */
export function nameTasks({ db, settings }: Pick<AdministrationParts, 'db' | 'settings'>) {
  const folder = join(settings.dataFolder, 'market');
  const keep = keepLatest<Candidate[]>();
  let turn: Promise<unknown> = Promise.resolve();
  /** To compare and to unite takes seconds of both processors: one after the other, whoever asks. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  };
  const byOf = async ({ accountId }: CallContext) => (await findById(db, accountId ?? ''))?.user_name ?? '';
  const read = (field: keyof typeof names & string, text: string) =>
    asCall(async () => readText(field, text, longest), names);
  return {
    async listNames() {
      const [releases, decided, apart] = await Promise.all([
        listReleases(folder),
        namesDecided(folder),
        listApart(folder),
      ]);
      return {
        releases: releases.map(({ id, state }) => ({ id, current: state === 'current' })),
        decided: decided.map(({ standsFor, at, ...rest }) => ({
          ...rest,
          standsFor: standsFor ?? '',
          at: Date.parse(at),
        })),
        apart: apart.map(({ field, keys, names: called, by, at }) => ({
          field,
          members: keys.map((key, place) => ({ key, name: called?.[place] ?? { zh_CN: key, en: key } })),
          by,
          at: Date.parse(at),
        })),
      };
    },
    async findNameCandidates({ release }, { language }) {
      // A release never changes; which pairs are left out does.
      const apart = (await listApart(folder)).map(({ at, keys }) => [at, ...keys].join(' '));
      const found = await keep([release, ...apart].join('\n'), () => inTurn(() => findCandidates(folder, release)));
      return {
        candidates: found.map(({ field, members, reasons, together }) => ({
          field,
          members: members.map(({ key, name, sold, months }) => ({ key, name, sold, months })),
          reasons: reasons.map((reason) => reasonText(reason, language)),
          against: againstText(together, language),
        })),
      };
    },
    async decideName({ field, standsFor = null, ...payload }, context) {
      const name = await read('name', payload.name);
      const into = standsFor === null ? null : await read('standsFor', standsFor);
      context.trace.detail = { field, name, standsFor: into };
      const text = await settleName(folder, { field, name, standsFor: into, by: await byOf(context) });
      return { text: text[context.language] };
    },
    async decideApart({ release, field, members, takenBack }, context) {
      const [first, second] = [await read('member', members[0]), await read('member', members[1])];
      context.trace.detail = { field, names: [first, second], takenBack };
      const decision = { field, names: [first, second] as const, by: await byOf(context) };
      const text = takenBack
        ? await unsettleApart(folder, decision)
        : await settleApart(folder, release ?? '', decision);
      return { text: text[context.language] };
    },
    async uniteMembers({ release: onto, field, note = '', ...payload }, context) {
      const [from, into] = [await read('member', payload.from), await read('into', payload.into)];
      const words = note.trim() === '' ? '' : await read('note', note);
      context.trace.detail = { field, from, into, onto };
      const order = { field, from, into, by: await byOf(context), onto, note: words };
      const { release, text } = await inTurn(() => uniteNames(folder, order));
      context.trace.detail.release = release;
      return { text: text[context.language], release };
    },
    ...successionTasks({ folder, limits: settings.files, inTurn, byOf, read }),
  } satisfies Handlers;
}
