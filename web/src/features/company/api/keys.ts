/** The query keys of this feature. */
export const companyKeys = { profile: ['company', 'profile'] as const };
