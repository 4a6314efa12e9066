import { act, fireEvent } from '@testing-library/react';

/** In tests: gives files to the one field of the screen that takes them. */
export async function dropFiles(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await act(async () => fireEvent.change(input, { target: { files } }));
}
