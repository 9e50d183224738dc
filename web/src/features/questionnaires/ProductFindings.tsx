import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import type { AnswerOf, checkQuestionnaireProducts } from '@parley/contract';
import { Link } from 'react-router';
import { messageOf } from '../../lib/apiError.ts';
import { formatNumber } from '../../lib/format.ts';
import { useProductCheck } from './api/checkProducts.ts';
import { productProblems } from './flowProblems.ts';
import { AllWell, Problem } from './Problem.tsx';
import { ProductLine } from './rules/ProductLine.tsx';

type Check = AnswerOf<typeof checkQuestionnaireProducts>;

const Missed = ({ check: { unreachableProducts, products, complete } }: { check: Check }) => {
  const { total, sample } = unreachableProducts;
  if (total === 0) return null;
  return (
    <Stack component="li" gap={6}>
      <Problem
        component="div"
        problem={{
          weight: 'hint',
          title: 'Products on no path',
          text: `${formatNumber(total)} of ${formatNumber(products)} products in stock ${total === 1 ? 'is' : 'are'} recommended ${complete ? 'on no path' : 'on none of the paths that were looked at; there are too many to look at all'}.`,
          questionIds: [],
        }}
        onGo={() => {}}
      />
      <Stack component="ul" gap={4} m={0} ms={40} p={0} style={{ listStyle: 'none' }} aria-label="Some of them">
        {sample.map((product) => (
          <li key={product.id}>
            <ProductLine product={product} />
          </li>
        ))}
        {total > sample.length && (
          <Text component="li" size="xs" c="dimmed">
            and {formatNumber(total - sample.length)} more
          </Text>
        )}
      </Stack>
    </Stack>
  );
};

const Findings = ({ check, onGo }: { check: Check; onGo: (questionId: number) => void }) => {
  if (check.products === 0)
    return (
      <Text size="sm" c="dimmed">
        Your catalogue has no product in stock.{' '}
        <Anchor component={Link} to="/Products" inherit underline="always">
          Import your products
        </Anchor>{' '}
        to check what is recommended.
      </Text>
    );
  if (check.answersWithRules === 0)
    return (
      <Text size="sm" c="dimmed">
        No answer has product rules, so this questionnaire recommends nothing by itself. Edit an answer and open “Products”.
      </Text>
    );
  const problems = productProblems(check);
  if (problems.length === 0 && check.unreachableProducts.total === 0)
    return <AllWell>Every rule finds products, and every product in stock is on some path.</AllWell>;
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {problems.map((problem) => (
        <Problem key={problem.text} problem={problem} onGo={onGo} />
      ))}
      <Missed check={check} />
    </Stack>
  );
};

/** The result of the product check: answers without products, products without a path. */
export const ProductFindings = ({ questionnaireId, onGo }: { questionnaireId: string; onGo: (questionId: number) => void }) => {
  const { data, isError, error, isFetching, refetch } = useProductCheck(questionnaireId);
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {data ? (
        <Findings check={data} onGo={onGo} />
      ) : isError ? (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">The products could not be checked. {messageOf(error)}</Text>
          <Button size="compact-sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Stack>
      ) : (
        <Skeleton height={44} aria-label="Checking the products" />
      )}
    </div>
  );
};
