/** Gives the reader a file to keep, as if a link to it had been followed. */
export const keepFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; what it reads from must stay a little.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
