// npm run keys: writes what pages know of the model by name.
import { writeFileSync } from 'node:fs';
import { keysFile, keysText } from './keys-text.ts';

writeFileSync(keysFile, keysText());
