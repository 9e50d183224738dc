/** Around every public page: one that breaks leaves the navigation standing. */
export { Outlet as default } from 'react-router';
export { BrokenPage as ErrorBoundary } from '../../ui/site/BrokenPage.tsx';
