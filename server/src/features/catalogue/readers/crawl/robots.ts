/** The user agent by which robots.txt files can address us. */
export const robotName = 'ParleyBot';

const ruleFields: ReadonlySet<string> = new Set(['allow', 'disallow', 'crawl-delay']);
const most = { sitemaps: 200, wildcards: 10, wildcardRules: 500, wildcardLength: 200 };

/**
 * Reduces a robots.txt to what concerns us: our own rules, those for everybody, and the sitemaps. The parser takes time in proportion to
 * the whole file for each address, and hostile files hold ten thousand agents or rules made of wildcards. A disallow rule with too many
 * wildcards is cut short, so that it forbids more; an allow rule like that is dropped.
 */
export function relevantRules(text: string): string {
  const groups = new Map<string, string[]>([
    [robotName.toLowerCase(), []],
    ['*', []],
  ]);
  const sitemaps: string[] = [];
  let agents = new Set<string>();
  let isNaming = false;
  let wildcards = 0;
  for (const { field, value } of fieldsOf(text)) {
    if (field === 'user-agent') {
      if (!isNaming) agents = new Set();
      isNaming = true;
      const agent = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (groups.has(agent)) agents.add(agent);
      continue;
    }
    isNaming = false;
    if (field === 'sitemap' && value && sitemaps.length < most.sitemaps) sitemaps.push(`Sitemap: ${value}`);
    if (agents.size === 0 || !ruleFields.has(field)) continue;
    const rule = value.includes('*') ? shortened(value, field === 'allow', wildcards++) : value;
    if (rule !== null) for (const agent of agents) groups.get(agent)?.push(`${field}: ${rule}`);
  }
  const spoken = [...groups].filter(([, rules]) => rules.length > 0);
  return [...spoken.map(([agent, rules]) => [`User-agent: ${agent}`, ...rules].join('\n')), ...sitemaps].join('\n');
}

/** The lines that name a field, which comes in small letters. */
const fieldsOf = (text: string): { field: string; value: string }[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => {
      const [, name = '', value = ''] = /^([^:#]{1,40}):([^#]*)/.exec(line.trim()) ?? [];
      return { field: name.trim().toLowerCase(), value: value.trim() };
    })
    .filter(({ field }) => field !== '');
function shortened(rule: string, allows: boolean, before: number): string | null {
  const parts = rule.replace(/\*{2,}/g, '*').split('*');
  const isCostly = before >= most.wildcardRules || parts.length > most.wildcards + 1 || rule.length > most.wildcardLength;
  if (!isCostly) return parts.join('*');
  return allows ? null : parts[0] || '/';
}
