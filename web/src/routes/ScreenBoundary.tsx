/** Around every screen inside its layout: one that breaks leaves the navigation standing. */
export { Outlet as default } from 'react-router';
export { ScreenError as ErrorBoundary } from '../ui/ScreenError.tsx';
