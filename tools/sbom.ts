/** `npm run --silent sbom`: prints the bill of materials of what is shipped or run (CycloneDX), as npm writes it, without what only develops and tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, shippedPackages } from './shipped.ts';

interface Component {
  'bom-ref': string;
  name: string;
  scope?: string;
  properties?: { name: string; value: string }[];
}
export interface Bill {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** npm's marks of what it takes for development only, which it is not where it is bundled. */
const developmentMark = 'cdx:npm:package:development';

/** Makes the bill from the lockfile: packages of every platform, installed here or not. @throws Error when npm's own lacks one */
export function billOfMaterials(): Bill {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const whole: Bill = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const shippedRefs = new Set([...shippedPackages().values()].map(({ name, version }) => `${name}@${version}`));
  const components = whole.components
    .filter((component) => shippedRefs.has(component['bom-ref']))
    .map(({ properties = [], ...component }) => ({
      ...component,
      scope: 'required',
      properties: properties.filter(({ name }) => name !== developmentMark),
    }));
  const listed = new Set(components.map((component) => component['bom-ref']));
  const missing = [...shippedRefs].filter((each) => !listed.has(each));
  if (missing.length > 0) throw new Error(`npm's bill of materials lacks ${missing.join(', ')}`);
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const ref = `${name}@${version}`;
  const among = whole.dependencies
    .filter((each) => listed.has(each.ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => listed.has(each)) }));
  return {
    ...whole,
    // npm calls it by the name of its folder.
    metadata: { ...whole.metadata, component: { ...whole.metadata.component, name } },
    components,
    dependencies: [{ ref, dependsOn: [...listed] }, ...among],
  };
}

if (import.meta.main) console.log(JSON.stringify(billOfMaterials(), null, 2));
