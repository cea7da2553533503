import { register } from 'tsx/esm/api';
import { ownManifests } from '../documents/manifests.mjs';

/**
 * What a portal asks of manifests, and what its own products have.
 *
 * @returns {Promise<import('../../../packages/testing/check/manifest/judge-manifest.mjs').PortalFacts>}
 */
export async function portalFacts() {
  register();
  const { AreaManifest } = await import('../../../contract/schemas/index.ts');
  const { categories } = await import('../../../server/products/categories.ts');
  const { framePaths } = await import('../../../server/products/known-products.ts');
  return {
    // Without what the library keeps beside the schema.
    schema: JSON.parse(JSON.stringify(AreaManifest)),
    categories: categories.map(({ key }) => key),
    products: ownManifests().map(({ manifest: { id, key, path } }) => ({ id, key, path })),
    framePaths: [...framePaths],
  };
}
