import { redirect } from 'react-router';
import { signOut } from '../../lib/api.ts';

/** Signs out and goes to the landing page. A path of its own, so that unsaved changes can ask first like on every way out. */
export const clientLoader = () => {
  signOut();
  return redirect('/');
};

export default function Logout() {
  return null;
}
