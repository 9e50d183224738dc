/** Imports products for journeys that need a catalogue. */
import { expect } from '@playwright/test';
import type { TestOwner } from './owner.ts';

interface Import {
  id: number;
  status: string;
}

/** Imports a CSV file, and waits until the import has finished. */
export async function importCsv(owner: TestOwner, text: string): Promise<void> {
  const body = new FormData();
  body.set('file', new Blob([text], { type: 'text/csv' }), 'products.csv');
  const { import: begun } = await owner.call<{ import: Import }>('POST', '/api/catalogue/imports/', body);
  const status = async () => (await owner.call<{ import: Import }>('GET', `/api/catalogue/imports/${begun.id}/`)).import.status;
  await expect.poll(status).toBe('done');
}
