import { describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { signIn } from './support/door/sign-in.ts';
import { framePages } from './support/page/every-page.ts';
import { walkEveryPage } from './support/page/walk-every-page.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

describe('S1.001 S8.033 S9.018 every page of the frame in both languages and themes', () =>
  walkEveryPage(smoke, { as: 'demo' }, framePages));

/** How many visits the server has recorded of people who were signed in. */
const recordedVisits = async () => {
  const events = smoke.portal.server.stores.state.db.selectFrom('tracking_event').select('event_id');
  return (await events.where('event_code', '=', 'visit').where('account_id', '!=', '').execute()).length;
};

test(
  'S1.003 S2.077 S2.084 signed in by the form: overview, account switching, binding and change of password, and the visit is recorded',
  smoke.visit(async (visitor) => {
    const before = await recordedVisits();
    await visitor.open('/dashboard');
    await visitor.arriveAt(/^\/home\?redirect=/);
    await signIn(visitor, 'demo');
    await visitor.arriveAt('/dashboard');
    await visitor.see('rail');
    await visitor.read('panel', /\d/, { panel: 'market-sales' });
    await visitor.click('rail-avatar');
    await visitor.click('avatar-switch-account');
    await visitor.see('account-list');
    await visitor.page.keyboard.press('Escape');
    await visitor.seeNo('switch-account');
    await visitor.click('rail-avatar');
    await visitor.click('avatar-user-centre');
    await visitor.see('info-panel');
    await visitor.click('bound-mobile');
    await visitor.see('bind-contact');
    await visitor.click('bind-confirm');
    await visitor.read('bind-error', /Input verification code/);
    await visitor.click('bind-back');
    await visitor.click('change-password');
    await visitor.see('password-form');
    expect(await eventually(recordedVisits, (visits) => visits > before)).toBeGreaterThan(before);
  }),
);
