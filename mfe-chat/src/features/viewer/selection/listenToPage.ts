type Handlers = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** Hears of several things that happen anywhere on the page; call the function it returns to stop listening. */
export function listenToPage(handlers: Handlers): () => void {
  const names = Object.keys(handlers) as (keyof Handlers)[];
  for (const name of names) document.addEventListener(name, handlers[name] as EventListener);
  return () => {
    for (const name of names) document.removeEventListener(name, handlers[name] as EventListener);
  };
}
