/** Word to other systems when a release is published. */
export { keepPosting } from './keep-posting.ts';
export { hashOfAddress, keepPosts, type Post, passingPosts, settlePost, takePost } from './post-store.ts';
export { signPost } from './sign-post.ts';
