/** The window of a visitor at a desk, which most tests look into. */
export const DESKTOP_WINDOW = { width: 1440, height: 900 };
