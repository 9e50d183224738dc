import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/api.ts';

/**
 * Signs out and goes to the landing page. A path of its own, so that unsaved changes can ask first like on every way out, and
 * outside the owner's layout, which would send whoever is signed out to the login page.
 */
export default function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    signOut();
    void navigate('/', { replace: true });
  }, [navigate]);
  return null;
}
