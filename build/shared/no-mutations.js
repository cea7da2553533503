const refuse = () => {
  throw new Error(
    'Mutations of @tanstack/react-query are not shared. To share them, export what is needed in ' +
      'build/shared/tanstack-query.js, and leave no-mutations.js out of build/webpack/webpack-configurations.ts.',
  );
};

/**
 * Stands for the store of mutations of @tanstack/query-core: nothing shared begins one, so there never is any. What a
 * client calls by itself does nothing.
 */
export class MutationCache {
  clear() {}
  resumePausedMutations() {
    return Promise.resolve();
  }
}

const others = ['add', 'build', 'canRun', 'find', 'findAll', 'getAll', 'notify', 'remove', 'runNext', 'subscribe'];
for (const method of others) MutationCache.prototype[method] = refuse;
