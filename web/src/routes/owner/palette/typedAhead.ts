/**
 * Collects what is typed between the shortcut and the moment when the palette has the focus, which is late where its code is still on the
 * way. Without it these keys would be lost, or land in the field that had the focus. Returns a function that ends it and gives the text.
 */
export const collectTyped = (): (() => string) => {
  let typed = '';
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return end();
    if (event.key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed += event.key;
    // Too early to choose: what it would choose is not on the screen yet.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Somebody who uses the mouse has given up on typing, for example because the code cannot be loaded.
  const end = () => {
    removeEventListener('keydown', collect, true);
    removeEventListener('pointerdown', end, true);
  };
  addEventListener('keydown', collect, true);
  addEventListener('pointerdown', end, true);
  return () => {
    end();
    const text = typed;
    typed = '';
    return text;
  };
};

/** Adds text to an input as if it had been typed, so that all who follow the input learn of it. React overrides an element's own setter. */
export function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
