/** The query keys of this feature. */
export const assistantKeys = { settings: ['assistant', 'settings'] as const };
