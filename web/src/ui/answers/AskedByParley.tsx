import { Badge } from '@mantine/core';
import { t } from '../../words/t.ts';

/** Marks a follow-up question, which no owner wrote. */
export const AskedByParley = () => (
  <Badge component="span" variant="default" size="sm" radius="sm" tt="none" fw={500}>
    {t('Asked by Parley')}
  </Badge>
);
