import type { AreaFiles } from '@portal/contract';

/** What a menu says of an area that is part of a build. */
export const builtAs = (area: string, build = 'a1', needs: string[] = []): AreaFiles => ({
  build,
  entry: `/assets/portal-area-${area}.js`,
  integrity: `sha384-${area}`,
  needs,
});
