import classes from './Picture.module.css';

const widths = [720, 1440] as const;
const sources = (name: string, mode: string, format: string) =>
  widths.map((width) => `/pictures/${name}-${mode}-${width}.${format} ${width}w`).join(', ');

interface Props {
  /** As `tools/pictures.mjs` calls it. */
  name: string;
  alt: string;
  /** How wide it stands, for the browser to choose a file. */
  sizes: string;
}

/** A picture of the product, in the mode of the page: the one that is not shown is not loaded. Its place is kept before it comes. */
export const Picture = ({ name, alt, sizes }: Props) =>
  (['light', 'dark'] as const).map((mode) => (
    <picture key={mode} className={classes[mode]}>
      <source type="image/avif" srcSet={sources(name, mode, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(name, mode, 'webp')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${mode}-720.webp`}
        alt={alt}
        width={1440}
        height={900}
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
    </picture>
  ));
