/**
 * Draws the panel on the shop's page: makes the DOM equal to a description and changes only what differs. The panel is a function of its state
 * without hooks, so this is all that it needs of React, at a fifth of the size of the smallest library (decision 040).
 */

/** A component is called at each rendering. */
export type Component = (props: never) => Drawn;

/** An element or a component, as JSX describes it. */
export interface Described {
  type: string | Component;
  props: { readonly [name: string]: unknown; children?: Drawn };
  key?: string | number | undefined;
}

/** Everything that a component may return. Nothing is drawn for null, undefined, booleans and empty texts. */
export type Drawn = Described | string | number | boolean | null | undefined | readonly Drawn[];

/** An element with what it was drawn from: its properties, and its children by their place. */
interface Kept extends Element {
  drawn?: Described['props'];
  parts?: Map<string, Node>;
}

/** Draws `what` as the content of an element, in place of what was drawn there before. Refs are called when everything is in its place. */
export function render(what: Drawn, container: Element): void {
  const later: (() => void)[] = [];
  fill(container, what, later);
  for (const call of later) call();
}

/**
 * Lists the elements and texts that a description stands for, each with its place among the children: keys and positions on the way to it. So
 * an element without a key is the same as before where it is in the same position, whatever is drawn or left out around it.
 */
function partsOf(what: Drawn, place: string, found: Map<string, Described | string>): typeof found {
  // `forEach` rather than loops over entries: this runs once, before a compiler has seen it, and those cost most there.
  if (Array.isArray(what))
    what.forEach((part, index) => {
      partsOf(part, `${place}/${(part as Described | null)?.key ?? index}`, found);
    });
  else if (what && typeof what === 'object') {
    const { type, props } = what as Described;
    if (typeof type === 'string') found.set(`${place}:${type}`, what as Described);
    else partsOf(type(props as never), `${place}>`, found);
  } else if (what !== '' && what !== null && what !== undefined && typeof what !== 'boolean') found.set(place, `${what}`);
  return found;
}

function fill(parent: Kept, what: Drawn, later: (() => void)[]): void {
  const before = parent.parts;
  const wanted = partsOf(what, '', new Map());
  const parts = new Map<string, Node>();
  // Elements that are gone are removed first, so that none that stays is moved: a moved element loses the focus and its scroll position.
  before?.forEach((node, place) => {
    if (!wanted.has(place)) parent.removeChild(node);
  });
  let next = parent.firstChild;
  wanted.forEach((part, place) => {
    const node = before?.get(place) ?? create(parent, part);
    if (typeof part === 'string') {
      if (node.nodeValue !== part) node.nodeValue = part;
    } else update(node as Kept, part.props, later);
    if (node === next) next = node.nextSibling;
    else parent.insertBefore(node, next);
    parts.set(place, node);
  });
  parent.parts = parts;
}

const create = (parent: Element, part: Described | string): Node =>
  typeof part === 'string'
    ? document.createTextNode(part)
    : document.createElementNS(part.type === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI, part.type as string);

function update(element: Kept, props: Described['props'], later: (() => void)[]): void {
  const { drawn = {} } = element;
  element.drawn = props;
  for (const name of Object.keys({ ...drawn, ...props })) {
    const value = props[name];
    if (name !== 'children' && value !== drawn[name]) change(element, name, value, later);
  }
  fill(element, props.children, later);
}

const set = (element: Kept, property: string, value: unknown) => {
  (element as unknown as Record<string, unknown>)[property] = value;
};

function change(element: Kept, name: string, value: unknown, later: (() => void)[]): void {
  if (name === 'ref') {
    if (value) later.push(() => (value as (element: Element) => void)(element));
  } else if (name.startsWith('on')) {
    // The listener's value is left out, because false would cancel the event.
    set(element, name.toLowerCase(), (event: Event) => void (value as (event: Event) => void)(event));
  } else if (name.startsWith('default')) {
    // The first content of a field; what it holds afterwards is the visitor's.
    set(element, name, value);
  } else {
    const attribute = name === 'className' ? 'class' : name;
    if (value === null || value === undefined || (value === false && !name.includes('-'))) element.removeAttribute(attribute);
    else element.setAttribute(attribute, `${value}`);
  }
}
