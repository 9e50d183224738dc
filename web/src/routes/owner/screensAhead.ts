/**
 * Fetches the code of the screens that are opened most, once the browser has nothing else to do: a click on one of them then asks only for its data
 * (decision 075). The browser fetches it after everything else, keeps it, and does not run it.
 */
const opened = ['Analytics', 'History', 'Questionnaire', 'Messages'];

/** A route of React Router's list, as far as it is read here. */
export interface ListedRoute {
  path?: string | undefined;
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
}

/** The files of the routes with these paths, each once, without those that are there already. */
export function filesAhead(routes: readonly ListedRoute[], paths: readonly string[], there: (file: string) => boolean): string[] {
  const files = paths
    .flatMap((path) => routes.filter((route) => route.path === path))
    .flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css.map((file) => file.replace(/#$/, ''))]);
  return [...new Set(files)].filter((file) => !there(file));
}

/** Fetches them, unless the owner's browser is asked to save data. */
export function loadScreensAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { routes: Record<string, ListedRoute> } };
  if (connection?.saveData || !manifest) return;
  const there = (file: string) => document.querySelector(`link[href="${file}"], link[href="${file}#"]`) !== null;
  for (const file of filesAhead(Object.values(manifest.routes), opened, there)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
}
