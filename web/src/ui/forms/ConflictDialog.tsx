import { Button, ColorSwatch, Group, Modal, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Side, usualChoice } from '../../lib/merge.ts';
import { t } from '../../words/t.ts';

export interface ConflictField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** True when the field was changed here too; false when only the other tab changed it. */
  both: boolean;
}

interface ConflictDialogProps {
  opened: boolean;
  fields: readonly ConflictField[];
  busy: boolean;
  onClose: () => void;
  onDecide: (choice: Record<string, Side>) => void;
}

const Value = ({ text }: { text: string }) => (
  <Group gap={8} wrap="nowrap" align="flex-start" component="span" style={{ display: 'inline-flex', minWidth: 0 }}>
    {/^#[\da-f]{6,8}$/i.test(text) && <ColorSwatch size={16} color={text} component="span" mt={2} />}
    <Text span size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  </Group>
);

const all = (fields: readonly ConflictField[], side: Side) => Object.fromEntries(fields.map(({ name }) => [name, side]));

const Decision = ({ fields, busy, onClose, onDecide }: Omit<ConflictDialogProps, 'opened'>) => {
  const [choice, setChoice] = useState(() => usualChoice(fields));
  return (
    <Stack gap="md">
      <Text size="sm">
        {t('Nothing is lost: choose for each field which one stays. What you changed and the other tab did not is kept in any case.')}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setChoice(all(fields, 'mine'))}>
          {t('Keep all of mine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setChoice(all(fields, 'theirs'))}>
          {t('Take all of theirs')}
        </Button>
      </Group>
      <Stack gap="sm">
        {fields.map(({ name, label, mine, theirs, both }) => (
          <Radio.Group
            key={name}
            name={`conflict-${name}`}
            label={label}
            description={both ? t('Changed in both tabs.') : t('Changed only in the other tab.')}
            value={choice[name] ?? 'mine'}
            onChange={(side) => setChoice({ ...choice, [name]: side as Side })}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs" mt={6}>
              {(
                [
                  ['mine', t('This tab'), mine],
                  ['theirs', t('The other tab'), theirs],
                ] as const
              ).map(([side, title, text]) => (
                <Radio.Card key={side} value={side} p="sm" radius="md">
                  <Group wrap="nowrap" align="flex-start" gap="sm">
                    <Radio.Indicator />
                    <div style={{ minWidth: 0 }}>
                      <Text span size="xs" c="dimmed" display="block">
                        {title}
                      </Text>
                      <Value text={text} />
                    </div>
                  </Group>
                </Radio.Card>
              ))}
            </SimpleGrid>
          </Radio.Group>
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('Decide later')}
        </Button>
        <Button loading={busy} onClick={() => onDecide(choice)}>
          {t('Save these')}
        </Button>
      </Group>
    </Stack>
  );
};

/** Two tabs changed the same thing: shows both values of each field and lets the owner choose. */
export const ConflictDialog = ({ opened, ...decision }: ConflictDialogProps) => (
  <Modal opened={opened} onClose={decision.onClose} title={t('Changed in another tab')} size="lg">
    {opened && <Decision key={decision.fields.map(({ name, theirs }) => `${name}=${theirs}`).join('\n')} {...decision} />}
  </Modal>
);
