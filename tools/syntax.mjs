/** Walks through the syntax of a file of ours. */

/** Calls `visit` for each node below `node`, with the nodes around it, outermost first. */
export function walk(node, visit, around = []) {
  if (Array.isArray(node)) for (const part of node) walk(part, visit, around);
  else if (node && typeof node.type === 'string') {
    visit(node, around);
    for (const [name, part] of Object.entries(node)) if (name !== 'type' && typeof part === 'object') walk(part, visit, [...around, node]);
  }
}

/** The name of an identifier, a property's key or an attribute. */
export const nameOf = ({ name, value }) => (typeof name === 'string' ? name : (name?.name ?? value));
