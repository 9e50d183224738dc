/** The query keys of this feature. */
export const knowledgeKeys = { texts: ['knowledge', 'texts'] as const, text: (id: number) => ['knowledge', 'text', id] as const };
