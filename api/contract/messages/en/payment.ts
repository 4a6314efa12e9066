/** What stands on the page of the payment provider and on the receipt. */
export const payment = { donation: 'Donation to Sheaf' };
