import { useEffect } from 'react';

/** Names what the screen shows in the title of the page, so that tabs can be told apart; its route's own title stands until then. */
export const useTitle = (name: string | undefined): void =>
  useEffect(() => {
    if (name) document.title = `${name} · Parley`;
  }, [name]);
