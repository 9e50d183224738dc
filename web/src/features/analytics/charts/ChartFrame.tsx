import { Button, Group, Paper, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../words/t.ts';

interface ChartFrameProps {
  title: string;
  description?: ReactNode;
  /** The measures to choose from. */
  controls?: ReactNode;
  actions?: ReactNode;
  chart: ReactNode;
  /** The same figures as a table; `shown` is false when it is for screen readers only. */
  table: (shown: boolean) => ReactNode;
}

/** A chart with its table: the user sees one of them; screen readers always get the table. */
export const ChartFrame = ({ title, description, controls, actions, chart, table }: ChartFrameProps) => {
  const [asTable, { toggle }] = useDisclosure(false);
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2} size="h4">
              {title}
            </Title>
            {description && (
              <Text size="sm" c="dimmed" component="div">
                {description}
              </Text>
            )}
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
              onClick={toggle}
            >
              {asTable ? t('Show as chart') : t('Show as table')}
            </Button>
            {actions}
          </Group>
        </Group>
        {controls}
        {asTable ? table(true) : chart}
        {!asTable && <VisuallyHidden>{table(false)}</VisuallyHidden>}
      </Stack>
    </Paper>
  );
};
