// A file of its own, for whoever is told something.
export { ToastRegion } from '@sheaf/design-system';
