/** Written by tools/peers.mjs: what the embedded file of other chat widgets weighs, compressed with brotli. */
export const peersMeasuredOn = '2026-11-22';

export const peers = [
  { name: 'Typebot', version: '0.10.7', bytes: 164164 },
  { name: 'Flowise', version: '3.1.6', bytes: 241974 },
  { name: 'n8n Chat', version: '1.37.0', bytes: 349105 },
] as const;
