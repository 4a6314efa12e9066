/** Where the marks in the text lead to. */
export const CARD_ID = 'grammar-correction';
