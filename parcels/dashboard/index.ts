/** The module @portal/dashboard: the month at a glance, a page that the shell draws in its own tree. */
export { default, preload } from './dashboard-page.tsx';
