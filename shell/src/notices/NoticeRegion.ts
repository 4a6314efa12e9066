// A file of its own, for whoever gets a notice.
export { ToastRegion } from '@sheaf/design-system';
