import { Button, Paper } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LearntPanel } from '../../../features/catalogue/imports/LearntPanel.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Pages · Company profile');

const Empty = () => (
  <Paper withBorder>
    <EmptyState
      icon={IconWorldSearch}
      title={t('No pages yet')}
      action={
        <Button component={Link} to="/Products">
          {t('Import your shop')}
        </Button>
      }
    >
      {t(
        'When your shop is imported, its pages about delivery, returns, payment and the like are read too. The assistant answers from them.',
      )}
    </EmptyState>
  </Paper>
);

/** The pages of the shop that the assistant answers from. */
export default function CompanyPages() {
  return <LearntPanel empty={<Empty />} />;
}
