/** @portal/root-config: the first module of the page. */
import { readBoot } from './boot-block.ts';
import { raise } from './host/chunk-errors.ts';
import { showBootFailure } from './show-boot-failure.ts';
import { startPortal } from './start-portal.ts';

const boot = readBoot(document);

startPortal(boot).catch((error: unknown) => {
  const place = document.getElementById('portal');
  if (place) showBootFailure(place, boot.language ?? 'zh_CN');
  raise(error);
});
