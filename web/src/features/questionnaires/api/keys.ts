/** The query keys of this feature: all start with its name, so that one call can make everything of it stale. */
export const questionnaireKeys = {
  all: ['questionnaires'] as const,
  list: ['questionnaires', 'list'] as const,
};
