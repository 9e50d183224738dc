/** The error boundary around every public page: a broken page keeps the navigation. */
export { Outlet as default } from 'react-router';
export { BrokenPage as ErrorBoundary } from '../../../ui/site/BrokenPage.tsx';
