/** The query keys of this feature. */
export const accountKeys = {
  account: ['accounts', 'account'] as const,
  devices: ['accounts', 'devices'] as const,
  secondStep: ['accounts', 'secondStep'] as const,
};
