/** Where the landing page's script begins: it takes over what the build has written. */
import { hydrateRoot } from 'react-dom/client';
import { releaseHeldForm } from '../lib/earlySubmit.ts';
import Landing from '../routes/public/Landing.tsx';
import PublicLayout from '../routes/public/Layout.tsx';
import { ShownPage } from './router.tsx';

const elementWith = (id: string) => document.getElementById(id) as HTMLElement;

hydrateRoot(
  elementWith('landing'),
  <ShownPage value={{ data: JSON.parse(elementWith('landing-words').textContent), page: <Landing /> }}>
    <PublicLayout />
  </ShownPage>,
);
releaseHeldForm();
