/** Opens the browser's own chooser. The field is made for it: a second one in the page would be one too many for those who listen. */
export function chooseFiles(onFiles: (files: File[]) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  field.accept = 'application/pdf,.pdf';
  field.addEventListener('change', () => onFiles([...(field.files ?? [])]));
  field.click();
}
