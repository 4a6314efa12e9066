/** Points of a page, as large as its sheet is shown: the sheet is a container and tells how many points it is across. */
export function pt(points: number): string {
  return `calc(${points} * 100cqw / var(--across))`;
}
