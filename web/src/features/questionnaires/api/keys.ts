/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const questionnaireKeys = {
  all: ['questionnaires'] as const,
  factValues: ['questionnaires', 'factValues'] as const,
  list: ['questionnaires', 'list'] as const,
  one: (id: string) => ['questionnaires', 'one', id] as const,
  outline: (id: string) => ['questionnaires', 'outline', id] as const,
  versions: (id: string) => ['questionnaires', 'versions', id] as const,
  look: (id: string) => ['questionnaires', 'look', id] as const,
  matching: ['questionnaires', 'matching'] as const,
  productCheckOfAll: ['questionnaires', 'productCheck'] as const,
  productCheck: (id: string) => ['questionnaires', 'productCheck', id] as const,
  usage: (id: number) => ['questionnaires', 'usage', id] as const,
};
