import * as shell from '@portal/shell/insider';
import { registerApplication, start } from 'single-spa';

shell.start({ boot: {} });
registerApplication({ name: '@portal/shell', app: shell as never, activeWhen: () => true });
start();
