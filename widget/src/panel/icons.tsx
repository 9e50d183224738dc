/** Line pictures; how they are drawn is in panel.css. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M5 12h14M13 6l6 6-6 6',
  chat: 'M21 11.5a8.4 8.4 0 0 1-12 7.6L3 21l1.9-5.7A8.4 8.4 0 1 1 21 11.5z',
  out: 'M8 16L16 8M9 8h7v7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  again: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4',
};

export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
