import { notifyManager, QueryClient } from '@tanstack/react-query';
import { onSessionCleared } from '../session/keep-session.ts';

/** Answers stay good for this long, in ms; a new release is then seen without a reload of the page. */
export const goodFor = 120_000;

/**
 * The one keeper of what the server has answered. It never asks by itself: not again after a failure, which a person
 * retries, and not because a window is looked at. What browsers say of being online is not trusted either.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: goodFor,
      gcTime: goodFor,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

// An answer is drawn in the task in which it comes, not in one after it.
notifyManager.setScheduler(queueMicrotask);

// Nothing that was answered to an account outlives its session.
onSessionCleared(() => queryClient.clear());
