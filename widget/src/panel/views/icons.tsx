/** Line icons; their stroke is defined in styles/. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  restart: 'M4 4v5h5M4.6 9A8 8 0 1 1 4 14',
  out: 'M8 16L16 8M9 8h7v7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
};

/** Renders an icon, hidden from screen readers. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
