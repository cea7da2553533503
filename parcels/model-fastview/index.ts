/** The module @portal/model-fastview: one car model beside its rivals, a page that the shell draws in its own tree. */
export { default } from './model-fastview-page.tsx';
