/** @portal/root-config: the first module of the page. */

import { raise } from './loading/chunk-errors.ts';
import { readBoot } from './page/boot-block.ts';
import { showBootFailure } from './show-boot-failure.ts';
import { startPortal } from './start-portal.ts';

const boot = readBoot(document);

startPortal(boot).catch((error: unknown) => {
  const place = document.getElementById('portal');
  if (place) showBootFailure(place, boot.language ?? 'zh_CN');
  raise(error);
});
