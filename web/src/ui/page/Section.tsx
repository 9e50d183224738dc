import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** One or two sentences on what it is for. */
  about: ReactNode;
  children: ReactNode;
}

/** A part of a screen with its own heading. */
export const Section = ({ title, about, children }: SectionProps) => {
  const heading = useId();
  return (
    <Paper component="section" withBorder p={{ base: 'md', xs: 'xl' }} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        {title}
      </Title>
      <Text c="dimmed" size="sm" mt={4} mb="lg" maw="68ch">
        {about}
      </Text>
      {children}
    </Paper>
  );
};
