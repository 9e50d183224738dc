import { redirect } from 'react-router';

/** `/Settings` redirects to its first section. */
export const clientLoader = () => {
  throw redirect('/Settings/Profile');
};

export default function First() {
  return null;
}
