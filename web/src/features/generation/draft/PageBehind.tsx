interface PageBehindProps {
  address: string;
  host: string;
  className?: string | undefined;
}

/** A page of a shop as a picture: nothing in it runs, can be focused or is read aloud. */
export const PageBehind = ({ address, host, className }: PageBehindProps) => (
  <iframe className={className} src={address} title={host} sandbox="" referrerPolicy="no-referrer" tabIndex={-1} aria-hidden />
);
