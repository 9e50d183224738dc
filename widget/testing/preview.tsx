/** A minimal page of the owner's area: the preview in React's strict mode, a button that changes the design and one that removes it. */
import type { Bootstrap } from '@parley/contract';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PanelPreview, type Transport } from '../src/panel/index.ts';

const transport: Transport = {
  recordAnswer() {},
  tell() {},
  chat: async ({ input }) => ({ outputChatGPT: `You said ${input}`, recommendedProducts: [], followUp: null }),
  waiting: () => [],
};

function Page({ first }: { first: Bootstrap }) {
  const [bootstrap, setBootstrap] = useState(first);
  const [shown, setShown] = useState(true);
  const red = { ...bootstrap, popup: { ...bootstrap.popup, popupHeaderColor: '#ff0000' } };
  return (
    <>
      <button type="button" onClick={() => setBootstrap(red)}>
        Paint it red
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Take it away
      </button>
      {shown && <PanelPreview bootstrap={bootstrap} transport={transport} />}
    </>
  );
}

const { bootstrap } = window as unknown as { bootstrap: Bootstrap };
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Page first={bootstrap} />
  </StrictMode>,
);
