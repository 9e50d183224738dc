import { Alert, Anchor, Button, Group, PasswordInput, Progress, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { platforms, signUp, trafficBands } from '@parley/contract';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormError } from '../../ui/FormError.tsx';
import { fieldErrors } from '../../ui/formErrors.ts';
import { type SignUpInput, useSignUp } from './api/signUp.ts';

const stepOf: Record<string, 1 | 2> = { plattform: 1, traffic: 1, websiteAdress: 1 };
const rules = schemaResolver(signUp.body, { sync: true });

const initialValues = {
  plattform: '',
  traffic: '',
  websiteAdress: '',
  name: '',
  surname: '',
  username: '',
  password: '',
  // Sending the form is the consent that its note asks for.
  consent: true,
};
type Values = typeof initialValues;

/** What is wrong on the steps up to the one shown; a step that nobody has seen is not blamed. */
const errorsUpTo = (step: 1 | 2, values: Values): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [name, message] of Object.entries(rules(values))) {
    if ((stepOf[name] ?? 2) <= step) found[name] = name in stepOf && !values[name as keyof Values] ? 'This is required' : String(message);
  }
  if (!values.websiteAdress.trim()) found.websiteAdress = 'This is required';
  return found;
};

/** The early-adopter sign-up in two steps (specification section 2). Keeps what was typed when it fails, and says why. */
export const SignUpForm = () => {
  const [step, setStep] = useState<1 | 2>(1);
  const form = useForm({ initialValues, validate: (values) => errorsUpTo(step, values) });
  const send = useSignUp();

  if (send.isSuccess) {
    return (
      <Alert color="teal" icon={<IconMailCheck aria-hidden />} role="status" p="lg">
        <Text fw={600}>Congratulations, please check your mailbox for the access invite.</Text>
      </Alert>
    );
  }

  const showErrors = (error: unknown) => {
    const fields = fieldErrors(error);
    form.setErrors(fields);
    if (Object.keys(fields).some((name) => stepOf[name] === 1)) setStep(1);
  };
  const submit = form.onSubmit((values) => {
    if (step === 1) setStep(2);
    else send.mutate(values as SignUpInput, { onError: showErrors });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Stack gap={6}>
          <Text size="sm" c="dimmed">
            Step {step} of 2
          </Text>
          <Progress value={step * 50} aria-label="Sign-up progress" />
        </Stack>
        {step === 1 ? (
          <>
            <Select
              label="Store platform"
              placeholder="Choose one"
              data={[...platforms]}
              allowDeselect={false}
              {...form.getInputProps('plattform')}
            />
            <Select
              label="Daily traffic"
              placeholder="Choose one"
              data={[...trafficBands]}
              allowDeselect={false}
              {...form.getInputProps('traffic')}
            />
            <TextInput
              label="Website"
              placeholder="https://shop.example"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="url"
              {...form.getInputProps('websiteAdress')}
            />
          </>
        ) : (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput label="Name" autoComplete="given-name" {...form.getInputProps('name')} />
              <TextInput label="Surname" autoComplete="family-name" {...form.getInputProps('surname')} />
            </SimpleGrid>
            <TextInput
              label="Email"
              description="You will log in with it."
              type="email"
              autoComplete="username"
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label="Password"
              description="At least 8 characters."
              autoComplete="new-password"
              {...form.getInputProps('password')}
            />
            <Text size="sm" c="dimmed">
              By sending this form you agree that Parley stores what you entered, to set up your account and to write to you about the beta.
            </Text>
          </>
        )}
        <FormError error={send.error} />
        <Group justify="space-between">
          {step === 2 ? (
            <Button variant="default" onClick={() => setStep(1)} disabled={send.isPending}>
              Previous
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              Have an account?{' '}
              <Anchor component={Link} to="/login" inherit underline="always">
                Log in
              </Anchor>
            </Text>
          )}
          <Button type="submit" loading={send.isPending}>
            {step === 1 ? 'Next' : 'Send'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
