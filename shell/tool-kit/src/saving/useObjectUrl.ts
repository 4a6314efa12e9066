import { useEffect, useState } from 'react';

/** Returns an object URL for a Blob; revokes it when the Blob changes or is no longer shown. */
export function useObjectUrl(bytes: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(bytes);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [bytes]);
  return url;
}
