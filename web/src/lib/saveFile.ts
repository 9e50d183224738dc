/** Saves a file under a name, as a download. */
export const saveFile = (file: unknown, name: string): void => {
  const url = URL.createObjectURL(file as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because the browser reads the bytes after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** 'products', 'csv' → 'products-2026-11-21.csv', with the user's local date. */
export const datedName = (stem: string, extension: string): string => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${stem}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${extension}`;
};
