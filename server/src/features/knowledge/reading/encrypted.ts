/** Whether a document is encrypted: Office puts those into a container of another kind. */
export const isEncrypted = (bytes: Uint8Array): boolean => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
