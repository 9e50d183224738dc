import classes from './Picture.module.css';

const widths = [720, 1440] as const;
const sources = (name: string, mode: string, format: string) =>
  widths.map((width) => `/pictures/${name}-${mode}-${width}.${format} ${width}w`).join(', ');

interface Props {
  /** As `tools/pictures.mjs` calls it. */
  name: string;
  alt: string;
  /** The `sizes` attribute: how wide it is shown, so that the browser can choose a file. */
  sizes: string;
}

/** A screenshot of the product in the page's colour mode; the other mode's file is not loaded. Its space is reserved while it loads. */
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
