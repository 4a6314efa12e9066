/** What becomes of a page: text that reflows, each line of text where it was, or one picture. */
export type PageMode = 'flow' | 'exact' | 'picture';
