import { z } from 'zod';

// zod would compile its checks with the Function constructor, which the policy of our pages forbids and reports.
z.config({ jitless: true });

export { z };
