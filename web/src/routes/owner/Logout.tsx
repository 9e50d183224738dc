import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/calls/api.ts';
import { inLanguage } from '../../lib/site/language.ts';
import { ownerLanguage } from '../../words/language.ts';

/**
 * Signs out and opens the landing page. It has a path of its own, so that the unsaved-changes prompt works as for any navigation, and is
 * outside the owner's layout, which would redirect a signed-out user to the login page.
 */
export default function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    signOut();
    void navigate(inLanguage('/', ownerLanguage()), { replace: true });
  }, [navigate]);
  return null;
}
