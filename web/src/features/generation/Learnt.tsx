import { Anchor, Badge, Button, Collapse, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Generation } from '@parley/contract';
import { formatNumber } from '../../lib/format.ts';

type Facts = NonNullable<Generation['learnt']>;

const labels: Record<Facts['facts'][number]['field'], string> = {
  companyName: 'Name',
  whatServicesDoYouOfferToClients: 'What it offers',
  moreInformationAboutYourProducts: 'About its products',
  howCanCustomersReachYouOrYourTeam: 'How to reach it',
  whatAreFAQs: 'Questions and answers',
  howMuchDiscountCanYouDoMaximum: 'Greatest discount',
};

const many = (count: number, one: string, more: string) => `${formatNumber(count)} ${count === 1 ? one : more}`;

/** What the draft knows beside its questions, each fact with the page that says it. */
export const Learnt = ({ learnt, questions, source }: { learnt: Facts; questions: number; source: Generation['source'] }) => {
  const [open, { toggle }] = useDisclosure(false);
  return (
    <Paper withBorder p="md" component="section" aria-label="What this is made from">
      <Stack gap="sm">
        <Title order={2} size="h5">
          What this is made from
        </Title>
        <Group gap="xs">
          <Badge variant="light" tt="none">
            {many(questions, 'question', 'questions')}
          </Badge>
          {source !== 'description' && (
            <Badge variant="light" tt="none">
              {many(learnt.products, 'product', 'products')}
            </Badge>
          )}
          {learnt.pages.length > 0 && (
            <Badge variant="light" tt="none">
              {many(learnt.pages.length, 'page about the shop', 'pages about the shop')}
            </Badge>
          )}
        </Group>
        {source === 'description' && (
          <Text size="sm" c="dimmed">
            There are no products yet. Import them once you have an account: the questions find them by their words.
          </Text>
        )}
        {source === 'sample' && (
          <Text size="sm" c="dimmed">
            These are the products of our sample shop. Replace them with yours once you have an account.
          </Text>
        )}
        {!learnt.complete && (
          <Text size="sm" c="dimmed">
            {learnt.note} The rest of your shop is imported once you have an account.
          </Text>
        )}
        {learnt.facts.length > 0 && (
          <>
            <Button variant="light" size="compact-sm" onClick={toggle} aria-expanded={open} style={{ alignSelf: 'start' }}>
              {open ? 'Hide what the assistant knows' : 'Show what the assistant knows'}
            </Button>
            <Collapse expanded={open}>
              <Stack gap="md" component="dl" m={0}>
                {learnt.facts.map(({ field, text, source: page }) => (
                  <div key={`${field} ${page} ${text.length}`}>
                    <Text component="dt" size="sm" fw={600}>
                      {labels[field]}
                    </Text>
                    <Text component="dd" size="sm" m={0} lineClamp={4} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                      {text}
                    </Text>
                    <Text component="dd" m={0} lh={1.3}>
                      <Anchor size="xs" href={page} target="_blank" rel="noreferrer nofollow" style={{ overflowWrap: 'anywhere' }}>
                        {page}
                      </Anchor>
                    </Text>
                  </div>
                ))}
              </Stack>
            </Collapse>
          </>
        )}
      </Stack>
    </Paper>
  );
};
