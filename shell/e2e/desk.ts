/** The window of a visitor at a desk, which most tests look into. */
export const DESK = { width: 1440, height: 900 };
