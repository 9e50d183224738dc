/** Where the landing page's script begins: it takes over what the build has written. */
import { hydrateRoot } from 'react-dom/client';
import { releaseHeldForm } from '../lib/calls/earlySubmit.ts';
import PublicLayout from '../routes/public/frame/Layout.tsx';
import Landing from '../routes/public/Landing.tsx';
import { ShownPage } from './router.tsx';

const elementWith = (id: string) => document.getElementById(id) as HTMLElement;

hydrateRoot(
  elementWith('landing'),
  <ShownPage value={{ data: JSON.parse(elementWith('landing-words').textContent), page: <Landing /> }}>
    <PublicLayout />
  </ShownPage>,
);
releaseHeldForm();
