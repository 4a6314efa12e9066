// In a file of its own, so that a tool can fetch it by itself.
export { ProgressDialog } from '@sheaf/design-system';
