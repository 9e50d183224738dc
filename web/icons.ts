/** Lets builds and tests load the icons that are used, not all 6,000: the package offers them in one module that imports every one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const icons = '@tabler/icons-react';
const folder = `${icons}/dist/esm`;
const importOfIcons = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${icons}['"];?`, 'g');

/** The file of each icon's name in the package's own list. */
function filesByName(): ReadonlyMap<string, string> {
  const list = readFileSync(createRequire(import.meta.url).resolve(`${folder}/tabler-icons-react.mjs`), 'utf8');
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, `${folder}/${file}`]),
    ),
  );
}

/** A Vite plugin that replaces an import of icons by one import for each. A name that the package does not list stays as it is. */
export function importEachIcon() {
  let files: ReadonlyMap<string, string> | undefined;
  const importOf = (name: string): string => {
    if (name.startsWith('type ')) return `import type { ${name.slice('type '.length)} } from '${icons}';`;
    const [icon = '', local = icon] = name.split(/\s+as\s+/);
    files ??= filesByName();
    const file = files.get(icon);
    return file ? `import ${local} from '${file}';` : `import { ${name} } from '${icons}';`;
  };
  return {
    name: 'import-each-icon',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (id.includes('/node_modules/') || !code.includes(icons)) return null;
      return code.replace(importOfIcons, (whole, names: string) => {
        const imports = names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map(importOf);
        // On as many lines as before, so that errors name the right one.
        return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
      });
    },
  };
}
