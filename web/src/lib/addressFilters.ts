/** The filters of a list in the address of its screen. Pure. */
import type { z } from 'zod';

/** Reads the filters of a schema from an address and writes them into one. */
export const addressFilters = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => {
  type Filters = z.input<typeof schema>;
  const names = Object.keys(schema.shape) as (keyof Shape & string)[];
  return {
    /** The filters in an address; invalid ones are ignored. */
    filtersIn(search: URLSearchParams): Filters {
      const entries = names.map((name) => [name, search.get(name)] as const);
      return Object.fromEntries(
        entries.filter(([name, value]) => value && (schema.shape[name] as z.ZodType).safeParse(value).success),
      ) as Filters;
    },
    /** The address with these filters instead of its own, on the first page. */
    withFilters(search: URLSearchParams, filters: Filters): URLSearchParams {
      const next = new URLSearchParams(search);
      next.delete('page');
      for (const name of names) {
        const value = filters[name as keyof Filters];
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      return next;
    },
  };
};
