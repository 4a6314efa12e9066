import { useEffect, useState } from 'react';

/** An address for bytes held by the page; it is given back when the bytes change or are no longer shown. */
export function useObjectUrl(bytes: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(bytes);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [bytes]);
  return url;
}
