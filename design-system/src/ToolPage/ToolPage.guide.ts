import type { Guide } from '../guide';

export const toolPageGuide = {
  use: ['Every tool: its name, one sentence, the work and the result.'],
  avoid: ['Pages that explain or sell: use LandingPage.'],
  do: ['Keep the primary button in one place in every state.'],
  dont: ['Do not put a second heading of the first level inside.'],
  accessibility: ['it has one heading of the first level, and work is read before result', 'axe finds nothing'],
} as const satisfies Guide;
