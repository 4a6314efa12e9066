/**
 * Returns the owner of a session as one string: the names of a browser, divided by blanks, and its address behind an `@`. Names decide who may
 * read a session; names and address together decide whose share of the store it counts to.
 */
export function sessionOwner(names: readonly string[], address: string): string {
  return [...names, `@${address}`].join(' ');
}

/** Returns the names of the browser. */
export function deriveOwnerNames(owner: string): string[] {
  return owner.split(' ').filter((part) => !part.startsWith('@'));
}

/** Returns the address the owner calls from; empty when it is unknown. */
export function getOwnerAddress(owner: string): string {
  return (
    owner
      .split(' ')
      .find((part) => part.startsWith('@'))
      ?.slice(1) ?? ''
  );
}
