import {
  Anchor,
  Button,
  Checkbox,
  ColorSwatch,
  Group,
  Input,
  PasswordInput,
  Radio,
  SegmentedControl,
  Stack,
  Switch,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { colorNames, colorPalettes, cornerNames, popupKinds, type ShopColors } from '@parley/contract';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/apiError.ts';
import { FormError } from '../../ui/FormError.tsx';
import type { Look } from './look.ts';

export interface Customization extends Look {
  username: string;
  password: string;
}

interface QuickCustomizationFormProps {
  email: string;
  /** What the draft begins with: its suggestions are in the shop's language. */
  look: Look;
  /** The colours that were found in the shop. */
  shop: { colors: ShopColors; host: string } | null;
  busy: boolean;
  error: unknown;
  onChange: (look: Look) => void;
  /** Sends it; gives what is wrong with single fields through the second argument. */
  onSubmit: (values: Customization, showErrors: (fields: Record<string, string>) => void) => void;
}

const triggers = [
  ['activateOnExit', 'When the visitor is about to leave'],
  ['activateOnInactivity', 'After inactivity'],
  ['activateOnScroll', 'On scroll'],
  ['activateOnAI', 'When the AI decides'],
] as const;

const suggestions = [
  ['suggestionFirst', 'First suggestion', 'What does shipping cost?'],
  ['suggestionSecond', 'Second suggestion', 'Which one is the most popular?'],
  ['suggestionThird', 'Third suggestion', 'Can I send it back?'],
] as const;

/** Colour, corner, display, triggers, suggestions and the account (specification section 3, Quick customization). */
export const QuickCustomizationForm = ({ email, look, shop, busy, error, onChange, onSubmit }: QuickCustomizationFormProps) => {
  const form = useForm<Customization>({ initialValues: { ...look, username: email, password: '' } });
  const values = form.getValues();

  useEffect(() => onChange(values), [values, onChange]);

  const submit = form.onSubmit((sent) =>
    onSubmit(sent, (fields) =>
      form.setErrors(Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^quickCustomization\./, ''), text]))),
    ),
  );
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <Title order={2}>Quick Customization</Title>
        {shop && (
          <Switch
            label={
              <Group gap={6} wrap="nowrap" component="span">
                <ColorSwatch
                  size={16}
                  color={shop.colors.strong}
                  withShadow={false}
                  style={{ boxShadow: '0 0 0 1px var(--mantine-color-default-border)' }}
                />
                Use the colours of {shop.host}
              </Group>
            }
            {...form.getInputProps('shopColors', { type: 'checkbox' })}
          />
        )}
        <Radio.Group
          label="Colour"
          {...(shop && values.shopColors && { description: 'Choose one to use it instead of your own colours.' })}
          {...form.getInputProps('color')}
          onChange={(color) => form.setValues({ color: color as Customization['color'], shopColors: false })}
        >
          <Group gap="md" mt={6}>
            {colorNames.map((name) => (
              <Radio
                key={name}
                value={name}
                label={
                  <Group gap={6} wrap="nowrap">
                    <ColorSwatch
                      size={16}
                      color={colorPalettes[name].strong}
                      withShadow={false}
                      style={{ boxShadow: '0 0 0 1px var(--mantine-color-default-border)' }}
                    />
                    {name}
                  </Group>
                }
              />
            ))}
          </Group>
        </Radio.Group>
        <Stack gap={4}>
          <Input.Label labelElement="div">Corners</Input.Label>
          <SegmentedControl aria-label="Corners" data={[...cornerNames]} {...form.getInputProps('corner')} />
        </Stack>
        <Stack gap={4}>
          <Input.Label labelElement="div">Display</Input.Label>
          <SegmentedControl aria-label="Display" data={[...popupKinds]} {...form.getInputProps('popupOrChatbot')} />
        </Stack>
        <Stack gap="xs" role="group" aria-label="When it opens">
          <Input.Label labelElement="div">When it opens</Input.Label>
          {triggers.map(([name, label]) => (
            <Checkbox key={name} label={label} {...form.getInputProps(name, { type: 'checkbox' })} />
          ))}
        </Stack>
        <Stack gap="sm">
          {suggestions.map(([name, label, example]) => (
            <TextInput key={name} label={label} maxLength={200} placeholder={example} {...form.getInputProps(name)} />
          ))}
        </Stack>
        <Stack gap="sm">
          <TextInput
            label="Username"
            description="Your e-mail address."
            type="email"
            required
            autoComplete="username"
            {...form.getInputProps('username')}
          />
          <PasswordInput
            label="Password"
            description="At least 8 characters."
            required
            minLength={8}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        </Stack>
        <FormError error={error} />
        {error instanceof ApiError && error.code === 'account_not_made' && (
          <Group gap="md">
            <Anchor component={Link} to="/login">
              Log in
            </Anchor>
            <Anchor component={Link} to="/forgotten-password">
              Set a new password
            </Anchor>
          </Group>
        )}
        <Button type="submit" size="md" loading={busy}>
          Create my account
        </Button>
      </Stack>
    </form>
  );
};
