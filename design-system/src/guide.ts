/** What a component's docs page says beside its stories, and what its test holds it to. */
export interface Guide {
  /** When it is the right one. */
  use: readonly string[];
  /** When it is not, and what is. */
  avoid: readonly string[];
  do: readonly string[];
  dont: readonly string[];
  /** What it promises to those who listen, tab, magnify or point with a thumb. Each sentence is the title of a test. */
  accessibility: readonly string[];
}
