import { useEffect } from 'react';

/** Puts the name of the shown thing into the page title, so that tabs can be told apart; until it is known the route's title stays. */
export const useTitle = (name: string | undefined): void =>
  useEffect(() => {
    if (name) document.title = `${name} · Parley`;
  }, [name]);
