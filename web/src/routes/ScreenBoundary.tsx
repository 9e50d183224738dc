/** The error boundary around every screen, inside the layout: a broken screen keeps the navigation. */
export { Outlet as default } from 'react-router';
export { ScreenError as ErrorBoundary } from '../ui/states/ScreenError.tsx';
