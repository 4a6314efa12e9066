import type { payment as english } from '../en/payment.ts';

export const payment: typeof english = { donation: 'Donación a Sheaf' };
