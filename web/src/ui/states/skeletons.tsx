import { Skeleton, Stack } from '@mantine/core';

const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder for a table that is loading. */
export const TableSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Stack gap="xs">
    <Skeleton height={36} />
    {lines(rows).map((row) => (
      <Skeleton key={row} height={52} />
    ))}
  </Stack>
);

/** Placeholder for a form that is loading. */
export const FormSkeleton = ({ fields = 5 }: { fields?: number }) => (
  <Stack gap="lg">
    {lines(fields).map((field) => (
      <Stack key={field} gap={6}>
        <Skeleton height={14} width={160} />
        <Skeleton height={40} />
      </Stack>
    ))}
  </Stack>
);

/** Placeholder for cards that are loading. */
export const CardsSkeleton = ({ cards = 3, height = 120 }: { cards?: number; height?: number }) => (
  <Stack gap="md">
    {lines(cards).map((card) => (
      <Skeleton key={card} height={height} radius="lg" />
    ))}
  </Stack>
);
