/** One thing of a list that was asked for. */
export interface Item {
  /** As it is shown: its name, or the words around it. */
  text: string;
  /** What is quoted for it. */
  start: number;
  end: number;
}
