import type { CallPayload, Language } from '@portal/contract';
import { callerOf } from '../accounts/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { datasets, indicatorOf, type Market, type Questions } from '../market/index.ts';
import type { StateParts } from '../state/state-parts.ts';
import { keepAnnotation, removeAnnotation } from './annotation-store.ts';
import { readRemarks } from './read-remarks.ts';
import { remarkRefusals } from './refusals.ts';

/** @throws Refusal where an annotation would stand at nothing, or at what the dataset does not have */
async function needPlace(
  market: Questions,
  { dataset, month, member, indicator }: CallPayload<'keepAnnotation'>,
  language: Language,
): Promise<void> {
  if (month === null && member === null && indicator === null) throw remarkRefusals.nowhere();
  if (indicator !== null) indicatorOf(datasets[dataset], indicator);
  if (member === null) return;
  const { members } = await market.members(
    { dataset, dimension: member.dimension, keys: [member.key], limit: 1 },
    language,
  );
  if (members.length === 0) throw remarkRefusals.noMember(member.key);
}

/** What answers the calls about annotations and bulletins. */
export function remarkHandlers({ db, clock, market }: Pick<StateParts, 'db' | 'clock'> & { market: Market }) {
  const reading = async (context: CallContext) => {
    const reader = await callerOf(db, context);
    return { db, market: market.onBehalfOf(`account ${reader.account_id}`), reader, now: clock() };
  };
  return {
    async listRemarks({ dataset }, context) {
      return readRemarks(await reading(context), dataset, context.language);
    },

    async keepAnnotation(wanted, context) {
      const asking = await reading(context);
      if (wanted.shared && asking.reader.company_id === null) throw remarkRefusals.noCompany();
      await needPlace(asking.market, wanted, context.language);
      const id = await keepAnnotation(db, asking.reader.account_id, wanted, asking.market.unions, asking.now);
      const { annotations } = await readRemarks(asking, wanted.dataset, context.language);
      const annotation = annotations.find(({ annotationId }) => annotationId === id);
      if (!annotation) throw remarkRefusals.notFound();
      return annotation;
    },

    async removeAnnotation({ annotationId }, { accountId }) {
      await removeAnnotation(db, accountId ?? '', annotationId);
      return null;
    },
  } satisfies Handlers;
}
