import { Badge } from '@mantine/core';

/** Marks a follow-up question, which no owner wrote. */
export const AskedByParley = () => (
  <Badge component="span" variant="default" size="sm" radius="sm" tt="none" fw={500}>
    Asked by Parley
  </Badge>
);
