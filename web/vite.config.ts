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

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { [serverPaths]: notAPage } },
  // The build prerenders through Vite's preview, which would take the proxy over and ask a server that is not there.
  preview: { proxy: {} },
});
