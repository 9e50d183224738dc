// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Fragment, jsx } from './jsx-runtime.ts';
import { createRoot } from './react-dom.ts';
import { type Drawn, render } from './render.ts';

let page: HTMLElement;
beforeEach(() => {
  document.body.replaceChildren();
  page = document.body.appendChild(document.createElement('div'));
});
const html = (what: Drawn) => {
  const fresh = document.createElement('div');
  render(what, fresh);
  return fresh.innerHTML;
};
const greeting = ({ name }: { name: string }) => tag('b', { children: ['Hello ', name] });
const tag = (type: string, props: object = {}, key?: string | number) => jsx(type, { ...props }, key);

describe('drawing', () => {
  test('elements, components, fragments, lists and texts; nothing for null, false and empty texts', () => {
    const what = [
      null,
      jsx(greeting as never, { name: 'Ada' }),
      false,
      '',
      jsx(Fragment as never, { children: [1, tag('hr')] }),
      undefined,
    ];
    expect(html(what)).toBe('<b>Hello Ada</b>1<hr>');
  });

  test('attributes as React writes them', () => {
    expect(html(tag('button', { className: 'a', tabIndex: -1, 'aria-pressed': false, hidden: false, title: undefined, role: 'log' }))).toBe(
      '<button class="a" tabindex="-1" aria-pressed="false" role="log"></button>',
    );
  });

  test('SVG in its namespace', () => {
    render(tag('svg', { className: 'i', viewBox: '0 0 1 1', children: tag('path', { d: 'M0 0' }) }), page);
    expect([...page.querySelectorAll('*')].map(({ namespaceURI }) => namespaceURI)).toEqual(Array(2).fill('http://www.w3.org/2000/svg'));
    expect(page.innerHTML).toBe('<svg class="i" viewBox="0 0 1 1"><path d="M0 0"></path></svg>');
  });
});

describe('changes', () => {
  test('drawing another thing gives what drawing it afresh gives, whatever was there', () => {
    const key = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined });
    const { node } = fc.letrec<{ node: Drawn }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom<Drawn>(null, false, 'a', 'b', 7),
        fc
          .tuple(
            fc.constantFrom('p', 'ul', 'b'),
            fc.dictionary(fc.constantFrom('className', 'title', 'aria-busy'), fc.constantFrom('x', 'y', undefined, false)),
            fc.array(tie('node'), { maxLength: 4 }),
            key,
          )
          .map(([type, props, children, at]) => tag(type, { ...props, children }, at)),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { minLength: 2, maxLength: 4 }), (steps) => {
        const place = document.createElement('div');
        const root = createRoot(place);
        for (const step of steps) root.render(unique(step));
        const fresh = document.createElement('div');
        render(unique(steps.at(-1)), fresh);
        // Equal apart from the order of attributes.
        expect([place.isEqualNode(fresh), place.innerHTML]).toEqual([true, expect.any(String)]);
      }),
      { numRuns: 300 },
    );
  });

  test('an element stays itself: by its key when it moves, by its place when something before it comes or goes', () => {
    const row = (name: string) => tag('li', { children: name }, name);
    render([null, tag('ul', { children: ['a', 'b', 'c'].map(row) }), tag('input')], page);
    const [a, b, c] = [...page.querySelectorAll('li')] as Element[];
    const field = page.querySelector('input') as HTMLInputElement;
    field.value = 'half-typed';
    field.focus();
    render([tag('p'), tag('ul', { children: ['c', 'new', 'a'].map(row) }), tag('input')], page);
    expect([...page.querySelectorAll('li')].map((item) => [item === a, item === c])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(b?.isConnected).toBe(false);
    expect([page.querySelector('input'), document.activeElement, field.value]).toEqual([field, field, 'half-typed']);
  });

  test('nothing that stays is moved when what was before it goes', () => {
    const list = (...names: string[]) => names.map((name) => tag('li', { children: name }, name));
    render(list('a', 'b', 'c'), page);
    const moved = vi.spyOn(page, 'insertBefore');
    render(list('b', 'c'), page);
    expect(page.textContent).toBe('bc');
    expect(moved).not.toHaveBeenCalled();
  });

  test('a listener is replaced, and its value cancels nothing', () => {
    const heard: string[] = [];
    const draw = (name: string) => render(tag('button', { onClick: () => heard.push(name) > 9 }), page);
    draw('old');
    draw('new');
    expect(page.querySelector('button')?.dispatchEvent(new MouseEvent('click', { cancelable: true }))).toBe(true);
    expect(heard).toEqual(['new']);
  });

  test('the first value of a field does not overwrite typed text', () => {
    const draw = () => render([tag('textarea', { defaultValue: 'first' }), tag('input', { type: 'checkbox', defaultChecked: true })], page);
    draw();
    const [text, box] = [page.querySelector('textarea') as HTMLTextAreaElement, page.querySelector('input') as HTMLInputElement];
    expect([text.value, box.checked]).toEqual(['first', true]);
    text.value = 'typed';
    box.checked = false;
    draw();
    expect([text.value, box.checked]).toEqual(['typed', false]);
  });
});

test('refs are called when everything is in the page; one that stays the same only once', () => {
  const seen: [string, boolean][] = [];
  const same = (element: Element) => seen.push(['same', element.isConnected]);
  const draw = () =>
    render(tag('p', { ref: (element: Element) => seen.push(['new', element.isConnected]), children: tag('b', { ref: same }) }), page);
  draw();
  draw();
  expect(seen).toEqual([
    ['new', true],
    ['same', true],
    ['new', true],
  ]);
});

test('unmounting leaves nothing', () => {
  const root = createRoot(page);
  root.render([tag('p'), 'text']);
  root.unmount();
  expect(page.childNodes).toHaveLength(0);
});

/** Keys of siblings must differ, as in React. */
function unique(what: Drawn): Drawn {
  if (Array.isArray(what)) {
    const taken = new Set();
    return what.map((part: Drawn) => {
      const unshared = unique(part);
      if (!unshared || typeof unshared !== 'object' || Array.isArray(unshared)) return unshared;
      const { key, ...rest } = unshared as { key?: unknown; type: string; props: object };
      if (key === undefined || !taken.has(key)) {
        taken.add(key);
        return unshared;
      }
      return jsx(rest.type, rest.props as never);
    });
  }
  if (!what || typeof what !== 'object') return what;
  const { type, props, key } = what as { type: string; props: { children?: Drawn }; key?: string };
  return jsx(type, { ...props, children: unique(props.children) }, key);
}
