// In a file of its own, so that it is fetched by itself.
export { ProgressDialog } from '@sheaf/design-system';
