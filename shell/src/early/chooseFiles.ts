/** Opens the browser's file chooser with a temporary field, since screen readers would announce a second field in the page. */
export function chooseFiles(onFiles: (files: File[]) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  field.accept = 'application/pdf,.pdf';
  field.addEventListener('change', () => onFiles([...(field.files ?? [])]));
  field.click();
}
