import { act, fireEvent } from '@testing-library/react';

/** Puts files into the only file field of the screen, for tests. */
export async function dropFiles(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await act(async () => fireEvent.change(input, { target: { files } }));
}
