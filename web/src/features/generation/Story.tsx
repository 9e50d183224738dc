import { Stack, Text } from '@mantine/core';
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

/** A story, typed while the shop is being read. What happens meanwhile is told beside it, so screen readers are spared it. */
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
    <Stack gap="lg" justify="center" aria-hidden mih={{ base: 150, md: 260 }}>
      <Text fz={{ base: 24, sm: 32 }} fw={600} lh={1.3} mih="3.9em">
        {typed}
      </Text>
    </Stack>
  );
};
