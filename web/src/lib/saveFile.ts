/** Gives a file to the browser to keep, under a name. */
export const saveFile = (file: unknown, name: string): void => {
  const url = URL.createObjectURL(file as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser takes the bytes when it gets to it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** 'products', 'csv' → 'products-2026-11-21.csv', by the reader's day. */
export const datedName = (stem: string, extension: string): string => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${stem}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${extension}`;
};
