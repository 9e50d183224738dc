import { Accordion, List, Stack, Text } from '@mantine/core';
import { CodeToCopy } from '../../../ui/CodeToCopy.tsx';
import { t } from '../../../words/t.ts';
import { type Platform, platforms } from './platforms.ts';

interface PlatformNotesProps {
  tagManagerSnippet: string;
  /** The id of the platform that was recognised when the shop was read; empty where none was. It comes first, open. */
  recognised: string;
}

const nameOf = (name: Platform['name']) => (typeof name === 'string' ? name : t(name.text));

/** Step-by-step instructions for the snippet, per platform. */
export const PlatformNotes = ({ tagManagerSnippet, recognised }: PlatformNotesProps) => (
  <Accordion variant="contained" order={4} defaultValue={recognised || null}>
    {[...platforms]
      .sort((a, b) => Number(b.id === recognised) - Number(a.id === recognised))
      .map(({ id, name, steps, notes, tagManager }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>
            {id === recognised ? t('{name} (your shop seems to run on it)', { name: nameOf(name) }) : nameOf(name)}
          </Accordion.Control>
          <Accordion.Panel>
            <Stack gap="sm">
              <List type="ordered" size="sm" spacing={6} withPadding={false}>
                {steps.map((step) => (
                  <List.Item key={step}>{t(step)}</List.Item>
                ))}
              </List>
              {tagManager && <CodeToCopy code={tagManagerSnippet} label={t('Copy for Tag Manager')} />}
              {notes.map((note) => (
                <Text key={note} size="sm" c="dimmed">
                  {t(note)}
                </Text>
              ))}
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
  </Accordion>
);
