// The whole of it cannot be shaken once it is shared: only what the portal uses is here.
export { hashKey, notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
