import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import type { AnswerOf, CatalogueQuality, checkQuestionnaireProducts } from '@parley/contract';
import { Link } from 'react-router';
import { errorText } from '../../../ui/forms/formErrors.ts';
import { rich } from '../../../words/rich.tsx';
import { type Plain, plural, t } from '../../../words/t.ts';
import { useProductCheck } from '../api/check/checkProducts.ts';
import { ProductLine } from '../rules/ProductLine.tsx';
import { enumeration } from '../words.ts';
import { productProblems } from './flowProblems.ts';
import { AllWell, Problem } from './Problem.tsx';

type Check = AnswerOf<typeof checkQuestionnaireProducts>;

interface ListedProps {
  title: string;
  text: string;
  products: Check['unreachableProducts'];
}

/** For findings that name no question. */
const noNumbers: ReadonlyMap<number, number> = new Map();

interface Shown {
  /** The place of each question in order, from 1. */
  numbers: ReadonlyMap<number, number>;
  onGo: (questionId: number) => void;
}

/** A finding about products, with some of them. */
const Listed = ({ title, text, products: { total, sample } }: ListedProps) => (
  <Stack component="li" gap={6}>
    <Problem component="div" problem={{ weight: 'hint', title, text, questionIds: [] }} numbers={noNumbers} onGo={() => {}} />
    <Stack component="ul" gap={4} m={0} ms={40} p={0} style={{ listStyle: 'none' }} aria-label={t('{title}: some of them', { title })}>
      {sample.map((product) => (
        <li key={product.id}>
          <ProductLine product={product} />
        </li>
      ))}
      {sample.length > 0 && total > sample.length && (
        <Text component="li" size="xs" c="dimmed">
          {t('and {count} more', { count: total - sample.length })}
        </Text>
      )}
    </Stack>
  </Stack>
);

/** Why products that fit some path are not shown, in words. */
const crowdedOutText = (count: number, { asksOn, limit, complete }: Check): string =>
  [
    asksOn
      ? plural(
          count,
          '1 more product fits some path, but a visitor who looks for it and answers every follow-up question truthfully is still shown others: too little is known that tells it apart.',
          '{n} more products fit some path, but visitors who look for them and answer every follow-up question truthfully are still shown others: too little is known that tells them apart.',
        )
      : plural(
          count,
          '1 more product fits some path, but more products fit there than the {limit} that are shown at once, and others come first. A further question would tell them apart; follow-up questions, which are switched off, do that by themselves.',
          '{n} more products fit some path, but more products fit there than the {limit} that are shown at once, and others come first. A further question would tell them apart; follow-up questions, which are switched off, do that by themselves.',
          { limit },
        ),
    ...(complete ? [] : [t('There were too many paths to look at all of them.')]),
  ].join(' ');

/**
 * The recommender as which the products were checked, and results that are no faults: products that it leaves out, and products that follow-up
 * questions lead to.
 */
const HowChecked = ({ check }: { check: Check }) => {
  const { shownBy, limit, asksOn, leftOut, foundByAnsweringOn, followUpAnswers, notLookedAt, neverShown } = check;
  const showing = { limit, name: shownBy?.name ?? '' };
  return (
    <Text component="li" size="xs" c="dimmed">
      {[
        shownBy === null
          ? t(
              'No recommender shows this questionnaire. It was checked as a new one would show it: at most {limit} products at once, with follow-up questions.',
              { limit },
            )
          : asksOn
            ? t(
                'Checked as the recommender “{name}” shows it: at most {limit} products at once, with its pinned products and follow-up questions.',
                showing,
              )
            : t(
                'Checked as the recommender “{name}” shows it: at most {limit} products at once, with its pinned products and without follow-up questions.',
                showing,
              ),
        ...(shownBy !== null && shownBy.others > 0
          ? [
              plural(
                shownBy.others,
                'Another recommender that shows it may show others.',
                '{n} other recommenders that show it may show others.',
              ),
            ]
          : []),
        ...(leftOut > 0 ? [plural(leftOut, 'Its rules leave out 1 product.', 'Its rules leave out {n} products.')] : []),
        ...(foundByAnsweringOn > 0
          ? [
              plural(
                foundByAnsweringOn,
                '1 product is found by answering follow-up questions.',
                '{n} products are found by answering follow-up questions.',
              ),
            ]
          : []),
        ...(followUpAnswers.total > 0
          ? [
              followUpAnswers.withoutProducts > 0
                ? t('Of {total} answers to follow-up questions that were tried, {count} leave no product.', {
                    count: followUpAnswers.withoutProducts,
                    total: followUpAnswers.total,
                  })
                : plural(
                    followUpAnswers.total,
                    '1 answer to a follow-up question was tried, and it leaves a product.',
                    '{n} answers to follow-up questions were tried, and each leaves a product.',
                  ),
            ]
          : []),
        ...(notLookedAt > 0
          ? [
              plural(
                notLookedAt,
                'There are too many products to look for all: of {total} spread over the catalogue, {count} are not shown. 1 more was not looked for.',
                'There are too many products to look for all: of {total} spread over the catalogue, {count} are not shown. {n} more were not looked for.',
                { total: foundByAnsweringOn + neverShown.total, count: neverShown.total },
              ),
            ]
          : []),
      ].join(' ')}
    </Text>
  );
};

const Missed = ({ check }: { check: Check }) => {
  const { unreachableProducts, neverShown, products, complete } = check;
  const crowdedOut = neverShown.total - unreachableProducts.total;
  return (
    <>
      {unreachableProducts.total > 0 && (
        <Listed
          title={t('Products on no path')}
          text={
            complete
              ? plural(
                  unreachableProducts.total,
                  '1 of {products} products in stock is recommended on no path.',
                  '{n} of {products} products in stock are recommended on no path.',
                  { products },
                )
              : plural(
                  unreachableProducts.total,
                  '1 of {products} products in stock is recommended on none of the paths that were looked at; there are too many to look at all.',
                  '{n} of {products} products in stock are recommended on none of the paths that were looked at; there are too many to look at all.',
                  { products },
                )
          }
          products={unreachableProducts}
        />
      )}
      {crowdedOut > 0 && (
        <Listed
          title={t('Products that other products crowd out')}
          text={crowdedOutText(crowdedOut, check)}
          products={{
            total: crowdedOut,
            sample: neverShown.sample.filter(({ id }) => !unreachableProducts.sample.some((other) => other.id === id)),
          }}
        />
      )}
    </>
  );
};

/** The data that would let questions distinguish the products, by what the catalogue lacks. */
const lackWords: Readonly<Record<CatalogueQuality['lacks'][number], Plain>> = {
  kinds: 'most products have no category',
  prices: 'most products have no price',
  colours: 'no colours were found',
  materials: 'no materials were found',
  attributes: 'nothing else was found that products have in common, such as size, room or occasion',
  differences: 'too many products have the same properties',
};

const Lacks = ({ quality }: { quality: CatalogueQuality }) => (
  <Problem
    problem={{
      weight: 'hint',
      title: t('What your catalogue lacks'),
      text: t(
        'With what it says now, the best questions lead to {count} of 100 products: {lacks}. Add it in your shop, as categories or attributes, or in the facts of your products.',
        { count: Math.round(quality.findable * 100), lacks: enumeration(quality.lacks.map((lack) => t(lackWords[lack]))) },
      ),
      questionIds: [],
    }}
    numbers={noNumbers}
    onGo={() => {}}
  />
);

const Findings = ({ check, numbers, onGo }: { check: Check } & Shown) => {
  if (check.products === 0)
    return (
      <Text size="sm" c="dimmed">
        {rich('Your catalogue has no product in stock. {importLink} to check what is recommended.', {
          importLink: (
            <Anchor component={Link} to="/Products" inherit underline="always">
              {t('Import your products')}
            </Anchor>
          ),
        })}
      </Text>
    );
  if (check.answersWithRules === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('No answer has product rules, so this questionnaire recommends nothing by itself. Edit an answer and open “Products”.')}
      </Text>
    );
  const problems = productProblems(check);
  const lacking = check.quality && !check.quality.good ? check.quality : null;
  if (problems.length === 0 && check.neverShown.total === 0 && !lacking)
    return (
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        <li>
          <AllWell>{t('Every rule finds products, and every product in stock is on some path.')}</AllWell>
        </li>
        <HowChecked check={check} />
      </Stack>
    );
  return (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {problems.map((problem) => (
        <Problem key={problem.text} problem={problem} numbers={numbers} onGo={onGo} />
      ))}
      <Missed check={check} />
      {lacking && <Lacks quality={lacking} />}
      <HowChecked check={check} />
    </Stack>
  );
};

/** The result of the product check: answers without products, products without a path. */
export const ProductFindings = ({ questionnaireId, numbers, onGo }: { questionnaireId: string } & Shown) => {
  const { data, isError, error, isFetching, refetch } = useProductCheck(questionnaireId);
  return (
    <div aria-live="polite" aria-busy={isFetching}>
      {data ? (
        <Findings check={data} numbers={numbers} onGo={onGo} />
      ) : isError ? (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t('The products could not be checked. {error}', { error: errorText(error) })}</Text>
          <Button size="compact-sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </Stack>
      ) : (
        <Skeleton height={44} aria-label={t('Checking the products')} />
      )}
    </div>
  );
};
