export const generationKeys = {
  one: (id: string) => ['generation', id] as const,
};
