import { ActionIcon, Badge, Button, FileButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type OwnerText, textLimits } from '@parley/contract';
import { IconFileText, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../lib/formats/format.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { notifyDone, notifyUndo } from '../../ui/overlays/notify.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryView } from '../../ui/states/QueryView.tsx';
import { CardsSkeleton } from '../../ui/states/skeletons.tsx';
import { type Plain, plural, t } from '../../words/t.ts';
import { useAddText } from './api/addText.ts';
import { useDeleteText } from './api/deleteText.ts';
import { useTexts } from './api/listTexts.ts';
import { useRestoreText } from './api/restoreText.ts';
import { TextForm } from './TextForm.tsx';
import classes from './Texts.module.css';
import { fileReason } from './words.ts';

const kindNames: Readonly<Record<OwnerText['kind'], Plain>> = { written: 'Text', markdown: 'Markdown', pdf: 'PDF', docx: 'Word' };
const accepted = '.pdf,.docx,.md,.markdown,.txt,application/pdf,text/markdown,text/plain';

/** The texts that the owner added: listed, uploaded, written, changed and deleted. */
export const Texts = () => {
  const texts = useTexts();
  const add = useAddText();
  const [edited, setEdited] = useState<{ id: number | null; opened: boolean }>({ id: null, opened: false });
  const edit = (id: number | null) => setEdited({ id, opened: true });
  const upload = (file: File | null) =>
    file &&
    add.mutate(
      { file },
      { onSuccess: ({ text }) => notifyDone(t('“{title}” is read. The assistant answers from it now.', { title: text.title })) },
    );
  const actions = (
    <Group gap="sm" justify="center">
      <FileButton onChange={upload} accept={accepted}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={16} aria-hidden />} loading={add.isPending}>
            {t('Upload a file')}
          </Button>
        )}
      </FileButton>
      <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit(null)}>
        {t('Write a text')}
      </Button>
    </Group>
  );
  return (
    <Stack gap="md">
      <QueryView query={texts} loading={<CardsSkeleton />}>
        {({ texts: list, totalCharacters }) => (
          <>
            {list.length > 0 && (
              <Group justify="space-between" gap="sm">
                <Text size="sm" c="dimmed">
                  {plural(list.length, '1 text, {characters} of {most} characters', '{n} texts, {characters} of {most} characters', {
                    characters: totalCharacters,
                    most: textLimits.totalCharacters,
                  })}
                </Text>
                {actions}
              </Group>
            )}
            <FormError error={fileReason(add.error)} />
            <Paper withBorder>
              {list.length === 0 ? (
                <EmptyState icon={IconFileText} title={t('No texts yet')} action={actions}>
                  {t(
                    'Guides, terms, size charts: upload a PDF, a Word document or Markdown, and the assistant answers from it and names it as its source.',
                  )}
                </EmptyState>
              ) : (
                <ul className={classes.list}>
                  {list.map((text) => (
                    <TextItem key={text.id} text={text} onEdit={() => edit(text.id)} />
                  ))}
                </ul>
              )}
            </Paper>
          </>
        )}
      </QueryView>
      <TextForm {...edited} onClose={() => setEdited((before) => ({ ...before, opened: false }))} />
    </Stack>
  );
};

const TextItem = ({ text, onEdit }: { text: OwnerText; onEdit: () => void }) => {
  const remove = useDeleteText();
  const restore = useRestoreText();
  const { id, title, kind, characters, beginning, addedAt } = text;
  const deleteIt = () => remove.mutate(id, { onSuccess: () => notifyUndo(t('“{title}” is deleted', { title }), () => restore.mutate(id)) });
  return (
    <li className={classes.text}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            <Badge variant="light" radius="sm" tt="none">
              {t(kindNames[kind])}
            </Badge>
          </Group>
          <Text size="sm" lineClamp={3} className={classes.beginning}>
            {beginning}
          </Text>
          <Text size="xs" c="dimmed">
            {t('{characters} characters · added on {day}', { characters, day: formatDay(addedAt) })}
          </Text>
        </Stack>
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Edit {title}', { title })} onClick={onEdit}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Delete {title}', { title })}
            loading={remove.isPending}
            onClick={deleteIt}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
    </li>
  );
};
