import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { WhyThisAnswer } from '../../ui/answers/WhyThisAnswer.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { rich } from '../../words/rich.tsx';
import { t } from '../../words/t.ts';
import { useAskAssistant } from './api/askAssistant.ts';

/** 'What would it say to …': one question, answered as a visitor would get it, with what stands behind the answer. */
export const AskBox = () => {
  const [message, setMessage] = useState('');
  const ask = useAskAssistant();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (message.trim()) ask.mutate(message.trim());
  };
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="ask-box">
      <Title order={2} size="h4" id="ask-box" mb="xs">
        {t('What would it say to …')}
      </Title>
      <form onSubmit={send}>
        <Group gap="sm" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            miw={0}
            aria-label={t('A visitor’s question')}
            placeholder={t('Do you ship to Norway?')}
            leftSection={<IconMessageQuestion size={16} aria-hidden />}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={ask.isPending}>
            {t('Ask')}
          </Button>
        </Group>
      </form>
      <Stack gap="xs" mt="sm" aria-live="polite">
        <FormError error={ask.error} />
        {ask.data && !ask.isPending && (
          <>
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {ask.data.outputChatGPT}
            </Text>
            {ask.data.recommendedProducts.length > 0 && (
              <Text size="xs" c="dimmed">
                {rich('Shows: {products}', {
                  products: ask.data.recommendedProducts.map(({ id, productTitle, productLink }, at) => (
                    <span key={id}>
                      {at > 0 && ', '}
                      <Anchor size="xs" href={productLink} target="_blank" rel="noopener noreferrer">
                        {productTitle}
                      </Anchor>
                    </span>
                  )),
                })}
              </Text>
            )}
            <WhyThisAnswer key={ask.submittedAt} receipt={ask.data.receipt} />
          </>
        )}
      </Stack>
    </Paper>
  );
};
