// What builds the portal: one configuration per module of the page. `npm run build` runs those whose inputs have changed,
// `npx webpack --env module=sales` runs one of them, whatever has changed.
import { register } from 'tsx/esm/api';

register();

const { configurations } = await import('./build/webpack/configurations.ts');

export default (env) => configurations(env);
