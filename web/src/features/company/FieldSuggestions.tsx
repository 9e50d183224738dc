import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ProfileSuggestion } from '@parley/contract';
import { IconPlus } from '@tabler/icons-react';
import { rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';

interface FieldSuggestionsProps {
  /** The suggestions for this field. */
  suggestions: readonly ProfileSuggestion[];
  /** The field's current value; suggestions already in it are not offered. */
  value: string;
  label: string;
  onUse: (text: string) => void;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Suggestions from the shop's own pages for a field, added one by one; existing text stays. */
export const FieldSuggestions = ({ suggestions, value, label, onUse }: FieldSuggestionsProps) => {
  const open = suggestions.filter(({ text }) => !squeezed(value).includes(squeezed(text)));
  if (open.length === 0) return null;
  return (
    <Stack gap={6} mt={8} component="ul" p={0} style={{ listStyle: 'none' }} aria-label={t('From your shop, for: {label}', { label })}>
      {open.map(({ text, title, url }) => (
        <Paper
          key={url + text}
          component="li"
          withBorder
          px="sm"
          py={8}
          bg="light-dark(var(--mantine-color-gray-0), var(--mantine-color-dark-6))"
        >
          <Group justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
            <div style={{ minWidth: 0 }}>
              <Text size="sm" lineClamp={2}>
                {text}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {rich('From {page}', {
                  page: (
                    <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow" inherit>
                      {title || url.replace(/^https?:\/\/(?:www\.)?/, '')}
                    </Anchor>
                  ),
                })}
              </Text>
            </div>
            <Button
              size="compact-sm"
              variant="light"
              flex="none"
              leftSection={<IconPlus size={14} aria-hidden />}
              aria-label={t('Use this for {label}: {text}', { label, text: squeezed(text).slice(0, 80) })}
              onClick={() => onUse(text)}
            >
              {t('Use this')}
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
};
