import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '../../../words/t.ts';

/** The way back from an experiment. */
export const Crumbs = ({ list = false }: { list?: boolean }) => (
  <Breadcrumbs component="nav" aria-label={t('Breadcrumbs')} separator="›" mb={4} fz="sm">
    <Anchor component={Link} to="/Analytics" fz="sm">
      {t('Analytics')}
    </Anchor>
    {list && (
      <Anchor component={Link} to="/Analytics/Experiments" fz="sm">
        {t('Experiments')}
      </Anchor>
    )}
  </Breadcrumbs>
);
