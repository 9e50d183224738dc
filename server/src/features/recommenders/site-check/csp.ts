/** Whether a page's Content-Security-Policy allows the snippet. Pure; CSP level 3, the parts about scripts and fetches. */

type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a page: the headers (several are joined by a comma) and the meta elements, each with all its directives. */
export function policiesOf(texts: readonly string[]): Policy[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => {
      const directives = new Map<string, string[]>();
      for (const part of text.split(';')) {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        // Of two directives with the same name the first counts.
        if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
      }
      return directives;
    })
    .filter((policy) => policy.size > 0);
}

interface Embedding {
  /** The address of our script. */
  script: string;
  /** The address of the page. */
  page: string;
  /** The nonce on the script element. */
  nonce: string | undefined;
}

/** The directives that block the snippet, none if it may work: of 'script-src' and 'connect-src', the names to be changed. */
export function blockedBy(policies: readonly Policy[], embedding: Embedding): string[] {
  const blocked = new Set<string>();
  for (const policy of policies) {
    const script = policy.get('script-src-elem') ?? policy.get('script-src') ?? policy.get('default-src');
    if (script && !scriptAllowed(script, embedding)) blocked.add('script-src');
    const connect = policy.get('connect-src') ?? policy.get('default-src');
    if (connect && !connect.some((source) => matches(source, new URL(embedding.script), new URL(embedding.page))))
      blocked.add('connect-src');
  }
  return [...blocked];
}

function scriptAllowed(sources: readonly string[], { script, page, nonce }: Embedding): boolean {
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  // With it, only scripts with a nonce or a hash run, and scripts that they load.
  if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, new URL(script), new URL(page)));
}

const hostSource = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_.-]+|\[[0-9a-f:]+\])(?::(\d+|\*))?(\/.*)?$/i;

/** Whether a source of a directive matches an address. */
function matches(source: string, url: URL, page: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(url.protocol);
  if (text === "'self'") return url.host === page.host && upgrades(page.protocol, url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return upgrades(text, url.protocol);
  const [, scheme, host = '', port, path] = hostSource.exec(source) ?? [];
  if (!host) return false;
  if (!upgrades(scheme ? `${scheme.toLowerCase()}:` : page.protocol, url.protocol)) return false;
  return hostMatches(host.toLowerCase(), url.hostname) && portMatches(port, url) && pathMatches(path, url.pathname);
}

/** A rule for http also applies to https. */
const upgrades = (rule: string, protocol: string) => rule === protocol || (rule === 'http:' && protocol === 'https:');

const hostMatches = (rule: string, host: string) => rule === '*' || (rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : rule === host);

function portMatches(rule: string | undefined, url: URL): boolean {
  if (rule === '*') return true;
  return rule === undefined ? url.port === '' : rule === (url.port || (url.protocol === 'https:' ? '443' : '80'));
}

const pathMatches = (rule: string | undefined, path: string) => !rule || (rule.endsWith('/') ? path.startsWith(rule) : rule === path);
