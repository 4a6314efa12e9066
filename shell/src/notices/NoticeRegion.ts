// A separate file, so that it can be loaded with the first notice.
export { ToastRegion } from '@sheaf/design-system';
