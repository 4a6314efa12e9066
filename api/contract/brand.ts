import * as z from './schema.ts';

/** The name that the catalogue says. */
export const PRODUCT_NAME = 'Sheaf';

const BrandColours = z.object({ accent: z.string(), accentStrong: z.string(), accentSoft: z.string(), accentInk: z.string() });

/** How the operator calls the service, and the colours of what can be pressed, on light and on dark paper. Without colours it has its own. */
export const Brand = z.object({
  name: z.string(),
  colours: z.optional(z.object({ light: BrandColours, dark: BrandColours })),
});

export type Brand = z.infer<typeof Brand>;
export type BrandColours = z.infer<typeof BrandColours>;
