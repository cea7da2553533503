// npm run videos [-- <origin> [product ...]]: makes the help videos, the pictures of the catalogue and that of README.md anew from the pages of a portal that runs.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/videos/make-videos.mjs').then((module) => module.makeVideos(process.argv.slice(2)));
