import { expect, test } from '@jest/globals';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { saveApplication } from '../../trials/trial-store.ts';
import { administered } from '../administration-test-kit.ts';
import { commands } from '../commands.ts';
import type { Values } from '../values/options.ts';

describeOnBothStores('a task that is run for who administers a company', (place) => {
  const suite = useAccountServer(place);
  const { person } = administered(suite);

  /** The accounts, companies and what hangs on them, with the trail: all that a task could change. */
  const stored = async () => (await suite.everything()).split('\n').filter((line) => !line.startsWith('{"row_id"'));

  test('changes nothing of another company, and nothing that is not theirs to change, whatever call has let it through', async () => {
    const own = await person('Own', {}, 'company-admin');
    const foreign = await person('Foreign', {}, 'analyst');
    const colleague = await person('Own');
    const application = { name: 'X', company: 'Foreign', phone: '13911110000', email: '', products: ['sales'] };
    await saveApplication(suite.db, application, suite.at());
    const { trial_id } = await suite.db.selectFrom('trial').select('trial_id').executeTakeFirstOrThrow();
    const lines: [task: string, names: string[], values?: Values][] = [
      ['create', [], { name: 'new', 'real-name': 'New', to: '20991231', company: foreign.compId }],
      ['link', [own.name, foreign.name]],
      ['unlink', [foreign.name, own.name]],
      ['rename', [foreign.name], { 'real-name': 'Changed' }],
      ['suspend', [foreign.name]],
      ['extend', [foreign.name], { to: '20981231' }],
      ['set-company', [foreign.name], { company: own.compId }],
      ['set-company', [own.name], { company: foreign.compId }],
      ['set-roles', [foreign.name], { role: 'none' }],
      ['seats', [foreign.compId], { seats: '9' }],
      ['seats', [own.compId], { seats: '9' }],
      ['purchase', [own.compId, 'sales'], { to: '20991231' }],
      ['template', [own.compId], { colours: '#0b3d91,#c2410c' }],
      ['set-roles', [colleague.name], { role: 'admin' }],
      ['set-company', [colleague.name], { company: foreign.compId }],
      ['extend', [colleague.name], { to: '20981231' }],
      ['end-sessions', [foreign.name]],
      ['end-sessions', [], { all: true }],
      ['reset-password', [foreign.name]],
      ['grant', [foreign.name, 'sales']],
      ['trials approve', [trial_id], { 'new-company': true }],
      ['trials refuse', [trial_id], { note: 'no' }],
      ['keys make', [foreign.name], { label: 'key' }],
    ];
    const before = await stored();
    const { settings } = suite.server;
    const gateways = { outbox: '', send: async () => undefined, close: async () => undefined };
    for (const [task, names, values = {}] of lines) {
      const work = {
        db: suite.db,
        gateways: gateways as never,
        settings,
        values,
        names,
        language: 'en' as const,
        terminal: { say: () => undefined, handOver: () => undefined, readInput: async () => '' },
        actor: own.userId,
        address: '',
        now: suite.at(),
        progress: { stored: 'nothing' as const },
        reach: { companyId: own.compId },
      };
      const failure = await commands[task]?.run(work).then(
        () => null,
        (error: unknown) => error,
      );
      expect([task, failure]).toEqual([task, expect.any(Error)]);
      expect([task, await stored()]).toEqual([task, before]);
    }
  });
});
