import type { Platform } from '../../../platform/index.ts';

/** Removes uploaded files from the storage. A file that cannot be removed is logged. */
export async function removeFiles(platform: Platform, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await platform.storage.remove(file).catch((error: unknown) => {
      platform.log.error({ err: error, file }, 'an uploaded file could not be removed');
    });
  }
}
