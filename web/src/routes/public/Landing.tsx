import { Button, Container, Group, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core';
import { IconBolt, IconCode, IconLayoutSidebarRight, IconPalette, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useEmbeddedRecommender } from '../../lib/useEmbeddedRecommender.ts';
import classes from './Landing.module.css';
import { ShopScene } from './ShopScene.tsx';

export const meta = pageMeta(
  'Parley',
  'Parley asks the visitors of your shop a few questions, answers theirs, and recommends the product that fits. One line of code.',
);

const demo = { userId: 1, popupId: 13 };

const features: { icon: TablerIcon; title: string; text: string }[] = [
  {
    icon: IconCode,
    title: 'Easy integration',
    text: 'One script tag on any shop system. Your catalogue is read from your shop, nothing is typed twice.',
  },
  {
    icon: IconLayoutSidebarRight,
    title: 'Flexible placement',
    text: 'A popup in the middle or a chatbot in the corner; on leaving, on scroll, after a pause, or when the AI decides.',
  },
  {
    icon: IconBolt,
    title: 'Seamless user experience',
    text: 'A few kilobytes that never move your layout. Works with the keyboard, a screen reader and a small phone.',
  },
  { icon: IconPalette, title: 'Fully customizable', text: 'Every text, colour and corner follows your brand, down to the single answer.' },
];

const steps = [
  { title: 'Connect your shop', text: 'Give its address. Parley imports your products and proposes the questions that tell them apart.' },
  { title: 'Shape the conversation', text: 'Edit questions and answers, say what your assistant should know, and match your design.' },
  { title: 'Paste one line', text: 'Visitors are asked, answered and led to the right product. You read every conversation.' },
];

export default function Landing() {
  useEmbeddedRecommender(demo.userId, demo.popupId);
  return (
    <>
      <section className={classes.hero}>
        <Container size="lg">
          <div className={classes.heroGrid}>
            <div>
              <Title order={1} className={classes.headline}>
                The shop assistant your website is missing
              </Title>
              <Text className={classes.lead}>
                Parley asks your visitors a few questions, answers theirs, and recommends the product that fits.
              </Text>
              <Group mt="xl" gap="sm">
                <Button component={Link} to="/signup" size="lg">
                  Sign Up For Beta
                </Button>
                <Button component={Link} to="/demo" size="lg" variant="default">
                  Try it with your shop
                </Button>
              </Group>
              <Text size="sm" c="dimmed" mt="lg">
                The recommender in the corner of this page is live. Ask it something.
              </Text>
            </div>
            <ShopScene />
          </div>
        </Container>
      </section>

      <section className={classes.section} aria-labelledby="how">
        <Container size="lg">
          <Title order={2} id="how" className={classes.sectionTitle}>
            From address to advice in three steps
          </Title>
          <ol className={classes.steps}>
            {steps.map(({ title, text }, index) => (
              <li key={title} className={classes.step}>
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
                <Title order={3}>{title}</Title>
                <Text c="dimmed" mt={6}>
                  {text}
                </Text>
              </li>
            ))}
          </ol>
        </Container>
      </section>

      <section className={classes.tinted} aria-labelledby="features">
        <Container size="lg">
          <Title order={2} id="features" className={classes.sectionTitle}>
            Made to feel like part of your shop
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="xl" mt="xl">
            {features.map(({ icon: Icon, title, text }) => (
              <div key={title}>
                <ThemeIcon size={44} variant="light" radius="md" aria-hidden>
                  <Icon size={24} stroke={1.7} />
                </ThemeIcon>
                <Title order={3} mt="md">
                  {title}
                </Title>
                <Text c="dimmed" mt={4}>
                  {text}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        </Container>
      </section>

      <section className={classes.section}>
        <Container size="lg">
          <div className={classes.closing}>
            <div>
              <Title order={2} c="white" fz="1.75rem">
                See it speak for your products
              </Title>
              <Text mt={6} c="#e4dcfd">
                Give us the address of your shop. In under a minute you talk to its recommender.
              </Text>
            </div>
            <Button component={Link} to="/demo" size="lg" variant="white">
              Quick Try
            </Button>
          </div>
        </Container>
      </section>
    </>
  );
}
