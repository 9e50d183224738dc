import { Center, Loader, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTyped } from '../../ui/useTyped.ts';

const story = [
  'A visitor walks into your shop. Hundreds of products, nobody to ask.',
  'She scrolls. She compares. She is about to leave.',
  'Then somebody asks: what are you looking for?',
  'Two answers later she holds the right thing in her hands.',
  'We are reading your shop now, to find the questions that lead there.',
];

const pause = 1600;
const perCharacter = 30;

/** A story, typed while the shop is being read. */
export const Story = () => {
  const [part, setPart] = useState(0);
  const text = story[part] ?? '';
  const typed = useTyped(text, perCharacter);

  useEffect(() => {
    if (part === story.length - 1) return;
    const timer = setTimeout(() => setPart(part + 1), text.length * perCharacter + pause);
    return () => clearTimeout(timer);
  }, [part, text]);

  return (
    <Center mih={320}>
      <Stack align="center" gap="xl" maw={520} ta="center">
        <Loader type="dots" size="lg" />
        <Text fz="xl" fw={500} mih="3.2em" aria-hidden>
          {typed}
        </Text>
        <VisuallyHidden role="status">Your shop is being read. This takes up to a minute.</VisuallyHidden>
      </Stack>
    </Center>
  );
};
