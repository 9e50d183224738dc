import { Badge, Button, CloseButton, Group, SimpleGrid, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { type Dispatch, type SetStateAction, useEffect, useId, useState } from 'react';
import { plural, t } from '../../../../words/t.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import type { Settings } from '../settings.ts';
import { faultsOf, readings } from './contrast.ts';
import classes from './Design.module.css';
import { Field } from './DesignField.tsx';
import { type DesignGroup, designGroups } from './designFields.ts';
import { backToUsual } from './presets.ts';

export interface DesignProps {
  form: UseFormReturnType<Settings>;
  popupId: string;
  /** The last valid settings. */
  sound: Settings;
}

/** The titles of the groups that are open. */
export type OpenGroups = ReadonlySet<string>;

const titlesWith = (names: ReadonlySet<string>) =>
  designGroups.filter(({ fields }) => fields.some(({ name }) => names.has(name))).map(({ title }) => title);

/** The fields of a group. */
export const Fields = ({ fields, form, popupId, sound }: DesignProps & Pick<DesignGroup, 'fields'>) => {
  const found = readings(sound);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          form={form}
          popupId={popupId}
          sound={sound}
          reading={found.find(({ pair }) => pair.text === field.name)}
        />
      ))}
    </SimpleGrid>
  );
};

/** Takes the fields of a group back to the usual; nothing while they are. */
export const ResetGroup = ({ group, form }: Pick<DesignProps, 'form'> & { group: DesignGroup }) => {
  const names = group.fields.map(({ name }) => name);
  const back = backToUsual(form.getValues(), names);
  if (Object.keys(back).length === 0) return null;
  const reset = () => {
    form.setValues(back);
    for (const name of names) form.clearFieldError(name);
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      onClick={reset}
      aria-label={t('Reset all of {title}', { title: t(group.title) })}
    >
      {t('Reset all')}
    </Button>
  );
};

interface FoldProps extends DesignProps {
  group: DesignGroup;
  open: boolean;
  /** How many of its colours are hard to read. */
  faults: number;
  onToggle: () => void;
}

const Fold = ({ group, open, faults, onToggle, ...design }: FoldProps) => {
  const id = useId();
  return (
    <div className={classes.fold}>
      <Title order={3} size="h4">
        <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span>{t(group.title)}</span>
          {!open && (
            <Text span size="sm" c="dimmed" fw={400} className={classes.contents} aria-hidden>
              {group.fields.map(({ label }) => t(label)).join(', ')}
            </Text>
          )}
          {faults > 0 && (
            <Badge color="yellow" variant="light" tt="none" flex="none">
              {plural(faults, '1 hard to read', '{n} hard to read')}
            </Badge>
          )}
          <IconChevronDown size={18} stroke={1.8} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      </Title>
      <div id={id} hidden={!open}>
        {open && (
          <Stack gap="sm" pb="lg">
            <Group justify="space-between" mih={28}>
              <Text size="sm" c="dimmed">
                {group.hint && t(group.hint)}
              </Text>
              <ResetGroup group={group} form={design.form} />
            </Group>
            <Fields fields={group.fields} {...design} />
          </Stack>
        )}
      </div>
    </div>
  );
};

/** The groups whose titles or fields have the words, with those fields. */
const foundBy = (search: string, groups: readonly DesignGroup[]): DesignGroup[] => {
  const searchText = search.trim().toLocaleLowerCase();
  const has = (text: string) => text.toLocaleLowerCase().includes(searchText);
  return groups
    .map((group) => ({
      ...group,
      fields: has(t(group.title)) ? group.fields : group.fields.filter(({ label, hint }) => has(t(label)) || (hint && has(t(hint)))),
    }))
    .filter(({ fields }) => fields.length > 0);
};

/**
 * All settings of the design, folded into groups. A search shows what it finds, opened; a group with an error or with a colour that has just become hard
 * to read opens by itself.
 */
export const DesignFolds = ({
  groups,
  open,
  onOpen,
  ...design
}: DesignProps & { groups: readonly DesignGroup[]; open: OpenGroups; onOpen: Dispatch<SetStateAction<OpenGroups>> }) => {
  const [search, setSearch] = useState('');
  const unreadable = new Set<string>(faultsOf(design.sound).map(({ pair }) => pair.text));
  const wrong = titlesWith(new Set(Object.keys(design.form.errors)));
  const marked = [...wrong, ...titlesWith(unreadable)].join('\n');
  useEffect(() => {
    if (marked) onOpen((before) => new Set([...before, ...marked.split('\n')]));
  }, [marked, onOpen]);
  const toggle = (title: string) =>
    onOpen((before) => new Set(before.has(title) ? [...before].filter((other) => other !== title) : [...before, title]));

  const searching = search.trim() !== '';
  const shown = searching ? foundBy(search, groups) : groups;
  return (
    <SettingsSection title={t('Every detail')}>
      <TextInput
        type="search"
        aria-label={t('Find a setting')}
        placeholder={t('Find a setting, such as “radius”')}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
        rightSection={search && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={() => setSearch('')} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It is in the form of the settings, which Enter would save.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Text size="sm" c="dimmed" role="status" style={searching && shown.length === 0 ? undefined : { position: 'absolute' }}>
        {searching && shown.length === 0 && t('No setting has that name.')}
      </Text>
      <div>
        {shown.map((group) => (
          <Fold
            key={group.title}
            group={group}
            // An error opens it in the same frame, so that its field can have the focus.
            open={searching || open.has(group.title) || wrong.includes(group.title)}
            faults={group.fields.filter(({ name }) => unreadable.has(name)).length}
            onToggle={() => toggle(group.title)}
            {...design}
          />
        ))}
      </div>
    </SettingsSection>
  );
};
