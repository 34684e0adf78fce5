/** Lines of `printRoutes` as `METHOD path`; what only answers unknown addresses and `HEAD`, which goes with `GET`, left out. */
export function routesIn(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods = ''] = /^(.*?)(?:├── |└── )(\S+) \(([^)]*)\)/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4;
    const path = (depth > 0 ? parents[depth - 1] : '') + part;
    parents[depth] = path;
    if (!path.startsWith('/api/')) return [];
    const shown = methods.split(', ').filter((method) => method !== 'HEAD');
    return shown.map((method) => `${method} ${path.slice('/api/'.length)}`);
  });
}
