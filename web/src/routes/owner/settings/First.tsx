import { redirect } from 'react-router';

/** `/Settings` redirects to its first section. */
export const clientLoader = () => {
  throw redirect('/Settings/Profile');
};

/** Renders nothing, because the loader always redirects. */
export default function First() {
  return null;
}
