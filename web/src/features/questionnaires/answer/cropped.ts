/** A section of a picture, in the picture's pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture could not be read'));
    image.src = address;
  });

/** Crops the picture at a local URL; returns a WebP, or a PNG where the browser cannot encode WebP. @throws Error when it can encode neither */
export const cropped = async (address: string, { x, y, width, height }: Part): Promise<File> => {
  const image = await load(address);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The picture could not be cropped');
  return new File([blob], `cropped.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
};
