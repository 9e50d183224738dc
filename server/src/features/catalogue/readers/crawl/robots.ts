/** The name by which robots.txt files may address us. */
export const robotName = 'ParleyBot';

const most = { sitemaps: 200, wildcards: 10, wildcardRules: 500, wildcardLength: 200 };

/**
 * What a robots.txt says to us, and no more: our own rules, those for everybody, and the sitemaps. To judge an address takes
 * time by all that is left, and a file may hold ten thousand names and rules, or rules that are all stars. Such a rule is
 * cut short where it forbids, so that it forbids more, and left out where it allows.
 */
export function rulesForUs(text: string): string {
  const groups = new Map<string, string[]>([
    [robotName.toLowerCase(), []],
    ['*', []],
  ]);
  const sitemaps: string[] = [];
  let agents = new Set<string>();
  let isNaming = false;
  let wildcards = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^([^:#]{1,40}):([^#]*)/.exec(line.trim()) ?? [];
    const field = name.trim().toLowerCase();
    const said = value.trim();
    if (field === 'user-agent') {
      if (!isNaming) agents = new Set();
      const agent = said.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (groups.has(agent)) agents.add(agent);
    }
    if (field !== '') isNaming = field === 'user-agent';
    if (field === 'sitemap' && said && sitemaps.length < most.sitemaps) sitemaps.push(`Sitemap: ${said}`);
    if (agents.size === 0 || !['allow', 'disallow', 'crawl-delay'].includes(field)) continue;
    const rule = said.includes('*') ? shortened(said, field === 'allow', wildcards++) : said;
    if (rule !== null) for (const agent of agents) groups.get(agent)?.push(`${field}: ${rule}`);
  }
  const spoken = [...groups].filter(([, rules]) => rules.length > 0);
  return [...spoken.map(([agent, rules]) => [`User-agent: ${agent}`, ...rules].join('\n')), ...sitemaps].join('\n');
}

function shortened(rule: string, allows: boolean, before: number): string | null {
  const parts = rule.replace(/\*{2,}/g, '*').split('*');
  const isCostly = before >= most.wildcardRules || parts.length > most.wildcards + 1 || rule.length > most.wildcardLength;
  if (!isCostly) return parts.join('*');
  return allows ? null : parts[0] || '/';
}
