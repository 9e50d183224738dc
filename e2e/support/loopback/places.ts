/**
 * Addresses on loopback for shops and models of tests. A worker opens them before its Parley, which has to be told at its start what it may
 * read; so no test needs a Parley of its own.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './close-server.ts';

export interface Place {
  /** Without a trailing slash. */
  origin: string;
  /** Answers from now on. Until then, and without an `answer`, every request is cut off. */
  serve(answer?: RequestListener): void;
}

export interface Places {
  /** As `host:port`. */
  hosts: string[];
  /** Another place at each call; the first again after the last. */
  next(): Place;
  close(): Promise<void>;
}

/** Opens a place of its own. */
export async function openPlace(): Promise<{ place: Place; close(): Promise<void> }> {
  let current: RequestListener | undefined;
  const server = createServer((request, response) => (current ? current(request, response) : request.socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place: Place = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(answer) {
      current = answer;
    },
  };
  return { place, close: () => closeServer(server) };
}

/** Opens so many that tests which follow each other do not meet what Parley knows of an address. */
export async function openPlaces(): Promise<Places> {
  const all = await Promise.all(Array.from({ length: 12 }, openPlace));
  let taken = 0;
  return {
    hosts: all.map(({ place }) => new URL(place.origin).host),
    next: () => (all[taken++ % all.length] as (typeof all)[number]).place,
    async close() {
      await Promise.all(all.map(({ close }) => close()));
    },
  };
}
