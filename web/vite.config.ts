import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = process.env.PARLEY_SERVER ?? 'http://127.0.0.1:3000';

/** In development pages come from Vite; what is no page comes from the server, although the two share paths such as /login. */
const notAPage = {
  target: server,
  bypass: (request: { method?: string; headers: { accept?: string }; url?: string }) =>
    request.method === 'GET' && request.headers.accept?.includes('text/html') ? request.url : undefined,
};

const serverPaths =
  '^/(api/|login/?$|logout/|token/|invite/accept/|password/|hello-erecommender|contact-form|popup/|popup_analytics|chatgpt|offlinePopup|placement|answer/|uploads/|embed\\.js|widget/)';

/** What every page loads, in one file: many small ones compress worse and are more to ask for. */
const everyPage = {
  codeSplitting: {
    groups: [
      { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
      {
        name: 'site',
        test: /web\/src\/(?:ui\/site|ui\/(?:SkipLink|useFocusScreen)|lib\/(?:language|useLanguage|colorMode|siteMeta|storedSession|postFields|measure))/,
      },
    ],
  },
};

export default defineConfig({
  plugins: [reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: everyPage } } } },
  server: { proxy: { [serverPaths]: notAPage } },
  // The build prerenders through Vite's preview, which would take the proxy over and ask a server that is not there.
  preview: { proxy: {} },
});
