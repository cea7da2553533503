import { accountHandlers, findById, rolesOf } from '../../accounts/index.ts';
import { administrationHandlers, type Health } from '../../administration/index.ts';
import { auditHandlers } from '../../audit/index.ts';
import { captchaHandlers } from '../../captcha/index.ts';
import { codeHandlers } from '../../codes/index.ts';
import { contentHandlers, imageFolder } from '../../content/index.ts';
import { deckHandlers } from '../../decks/index.ts';
import {
  type ContentUploads,
  contentDeskHandlers,
  deliveryHandlers,
  type Uploads,
  uploadHandlers,
} from '../../deliveries/index.ts';
import { exportHandlers } from '../../exports/index.ts';
import { factorHandlers } from '../../factors/index.ts';
import { handOverHandlers } from '../../handover/index.ts';
import type { Handlers } from '../../kernel/calls/call.ts';
import { noUnions, type ReadUnions } from '../../kernel/member-keys.ts';
import { keyHandlers } from '../../keys/index.ts';
import { marketHandlers } from '../../market/index.ts';
import { messagingHandlers } from '../../messaging/index.ts';
import { moduleHandlers } from '../../modules/index.ts';
import { placesFor } from '../../page/index.ts';
import { productHandlers } from '../../products/index.ts';
import { proofHandlers } from '../../proof/index.ts';
import { receiverHandlers } from '../../receivers/index.ts';
import { remarkHandlers } from '../../remarks/index.ts';
import { savedHandlers } from '../../saved/index.ts';
import { searchHandlers } from '../../search/index.ts';
import { signOnHandlers } from '../../signon/index.ts';
import { trackingHandlers } from '../../tracking/index.ts';
import { trialHandlers } from '../../trials/index.ts';
import { watchHandlers } from '../../watches/index.ts';
import { wordingHandlers } from '../../wording/index.ts';
import { modelBrands } from './model-brands.ts';
import { pictureKeys } from './picture-keys.ts';
import type { ServerParts } from './server-parts.ts';

/** What answers every call of the contract. */
export function callHandlers(
  parts: ServerParts & { uploads: Uploads; content: ContentUploads; health: () => Promise<Health> },
): Handlers {
  const files = exportHandlers(parts);
  const unions = unionsIn(parts.market);
  const nameOf = async (accountId: string) => (await findById(parts.db, accountId))?.user_name ?? '';
  return {
    ...accountHandlers(parts),
    ...factorHandlers(parts),
    ...auditHandlers(parts),
    ...codeHandlers(parts),
    ...captchaHandlers(parts),
    ...handOverHandlers(parts),
    ...signOnHandlers(parts),
    ...keyHandlers(parts),
    ...proofHandlers(parts),
    ...messagingHandlers(parts),
    ...trialHandlers(parts),
    ...contentHandlers({
      ...parts,
      ...pictureKeys(parts),
      imageFolder: imageFolder(parts.settings),
      modelsOf: (keys) => modelsOf(parts.market, keys),
      carsAwaited: () => carsAwaited(parts.market),
      brands: modelBrands(parts.market),
      unions,
    }),
    ...savedHandlers({ ...parts, unions }),
    ...remarkHandlers(parts),
    ...watchHandlers(parts),
    ...receiverHandlers(parts),
    ...searchHandlers({ ...parts, rolesOf: (accountId) => rolesOf(parts.db, accountId) }),
    ...wordingHandlers(parts),
    ...trackingHandlers(parts),
    ...productHandlers({
      ...parts,
      places: (accountId) => placesFor(parts, accountId),
      areas: async () => (await parts.modules.now()).areas,
    }),
    ...moduleHandlers(parts),
    ...administrationHandlers(parts),
    ...marketHandlers(parts.market, parts.clock, parts.insights),
    ...deliveryHandlers(parts),
    ...uploadHandlers({ ...parts, nameOf }),
    ...contentDeskHandlers({ ...parts, nameOf }),
    ...files,
    ...deckHandlers({ ...parts, makeExport: files.makeExport }),
  };
}

/** The members that have become one with another in the published release; none where nothing is published. */
const unionsIn =
  (market: ServerParts['market']): ReadUnions =>
  async (dimension) =>
    market.release() ? market.unions(dimension) : noUnions;

/** Whether a demonstration is published that has no cars with measures yet: the whole of it is on its way. */
async function carsAwaited(market: ServerParts['market']): Promise<boolean> {
  if (!market.release()?.demonstration) return false;
  const all = await market.datasets('en');
  return all.some(({ key, covered }) => key === 'configuration' && !covered);
}

/** The models of sub-models of the published release; none where nothing is published. */
async function modelsOf(market: ServerParts['market'], keys: readonly string[]): Promise<Map<string, string>> {
  if (!market.release()) return new Map();
  const wanted = { dataset: 'sales', dimension: 'subModel', keys, limit: keys.length } as const;
  const { members } = await market.members(wanted, 'en');
  return new Map(members.flatMap(({ key, parent }) => (parent === null ? [] : [[key, parent] as const])));
}
