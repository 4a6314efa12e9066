const SIGNATURE = '%PDF-';
/** The server looks this far, since some programs write other bytes before it. */
const SIGNATURE_WITHIN_BYTES = 1024;

/** Returns whether the bytes of a file are a PDF's, whatever its name says. An empty file is none. */
export async function hasPdfSignature(file: Blob): Promise<boolean> {
  const start = await file.slice(0, SIGNATURE_WITHIN_BYTES).arrayBuffer();
  return new TextDecoder('latin1').decode(start).includes(SIGNATURE);
}
