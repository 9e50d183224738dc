import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from 'react-router';

/** The way back from an experiment. */
export const Crumbs = ({ list = false }: { list?: boolean }) => (
  <Breadcrumbs component="nav" aria-label="Breadcrumbs" separator="›" mb={4} fz="sm">
    <Anchor component={Link} to="/Analytics" fz="sm">
      Analytics
    </Anchor>
    {list && (
      <Anchor component={Link} to="/Analytics/Experiments" fz="sm">
        Experiments
      </Anchor>
    )}
  </Breadcrumbs>
);
