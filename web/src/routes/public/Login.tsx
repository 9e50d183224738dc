import { Container, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconChartBar, IconCode, IconMessages, IconRoute, type TablerIcon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../features/accounts/LoginForm.tsx';
import { useSession } from '../../lib/api.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { returnPath } from '../../lib/returnPath.ts';
import classes from './Login.module.css';

export const meta = pageMeta('Log In', 'Log in to build recommenders for your shop and read what your visitors say.');

const benefits: { icon: TablerIcon; title: string; text: string }[] = [
  { icon: IconRoute, title: 'Guide every visitor', text: 'A few questions lead to the product that fits.' },
  { icon: IconMessages, title: 'Answer around the clock', text: 'An assistant that knows your shop, and only your shop.' },
  { icon: IconChartBar, title: 'See what they choose', text: 'Every answer and conversation, counted and readable.' },
  { icon: IconCode, title: 'One line to install', text: 'Paste a script tag. Your page keeps its speed and layout.' },
];

export default function Login() {
  const owner = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  useEffect(() => {
    if (owner) void navigate(returnPath(search), { replace: true });
  }, [owner, navigate, search]);

  return (
    <Container size="lg" py={{ base: 'xl', sm: 64 }}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 40, md: 72 }}>
        <Stack gap="lg" maw={420} w="100%" justify="center">
          <div>
            <Title order={1}>Welcome back</Title>
            <Text c="dimmed">Log in to your recommenders.</Text>
          </div>
          <LoginForm />
        </Stack>
        <div className={classes.panel}>
          <Title order={2} c="white">
            What your shop gets
          </Title>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" mt="lg">
            {benefits.map(({ icon: Icon, title, text }) => (
              <div key={title} className={classes.card}>
                <Group mb="sm">
                  <ThemeIcon variant="white" size={36} radius="md" aria-hidden>
                    <Icon size={20} stroke={1.8} />
                  </ThemeIcon>
                </Group>
                <Text fw={600}>{title}</Text>
                <Text size="sm" className={classes.cardText}>
                  {text}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        </div>
      </SimpleGrid>
    </Container>
  );
}
