import { Accordion, List, Stack, Text } from '@mantine/core';
import { CodeToCopy } from '../../../ui/CodeToCopy.tsx';
import { platforms } from './platforms.ts';

/** Step-by-step instructions for the snippet, per platform. */
export const PlatformNotes = ({ tagManagerSnippet }: { tagManagerSnippet: string }) => (
  <Accordion variant="contained" order={4}>
    {platforms.map(({ id, name, steps, notes, tagManager }) => (
      <Accordion.Item key={id} value={id}>
        <Accordion.Control>{name}</Accordion.Control>
        <Accordion.Panel>
          <Stack gap="sm">
            <List type="ordered" size="sm" spacing={6} withPadding={false}>
              {steps.map((step) => (
                <List.Item key={step}>{step}</List.Item>
              ))}
            </List>
            {tagManager && <CodeToCopy code={tagManagerSnippet} label="Copy for Tag Manager" />}
            {notes.map((note) => (
              <Text key={note} size="sm" c="dimmed">
                {note}
              </Text>
            ))}
          </Stack>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);
