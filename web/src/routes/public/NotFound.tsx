import { Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { pageMeta } from '../../lib/pageMeta.ts';

export const meta = pageMeta('Page not found');

export default function NotFound() {
  return (
    <Container size="xs" py={96}>
      <Stack gap="md" align="center" ta="center">
        <Text c="brand" fw={700}>
          404
        </Text>
        <Title order={1}>There is no page here</Title>
        <Text c="dimmed">The address may be misspelt, or the page may have moved.</Text>
        <Group>
          <Button component={Link} to="/">
            Go to the start page
          </Button>
          <Button component={Link} to="/contact" variant="default">
            Contact us
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}
