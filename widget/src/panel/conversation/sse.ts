/** Parses `text/event-stream` from chunks that may be cut anywhere. */

/**
 * Returns a function that takes the next piece of text and calls `onEvent` for every complete event, with its name ('message' when
 * it has none) and its data lines joined. Comments, and fields that the chat stream does not use, are ignored.
 */
export function readEvents(onEvent: (name: string, data: string) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    rest += piece;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      let name = 'message';
      const data: string[] = [];
      for (const line of block.split(/\r?\n/)) {
        const [, field, value = ''] = /^(\w+)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'event') name = value;
        if (field === 'data') data.push(value);
      }
      if (data.length > 0) onEvent(name, data.join('\n'));
    }
  };
}
