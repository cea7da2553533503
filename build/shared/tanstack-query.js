// The whole of it cannot be shaken once it is shared: only what the portal uses is here. Mutations want more than a
// name: what they are stored in is left out (no-mutations.js).
export { hashKey, notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
