/** Word to other systems when a release is published. */
export { keepPosting } from './keep-posting.ts';
export { passingPosts } from './post-store.ts';
