import classes from './AddressBanner.module.css';
import { AddressForm, type AddressWords } from './AddressForm.tsx';
import { Wide } from './Page.tsx';

interface Props {
  title: string;
  text: string;
  address: AddressWords;
  /** The address of the demo. */
  action: string;
}

/** The end of a page: one sentence, and the field to try it with. */
export const AddressBanner = ({ title, text, address, action }: Props) => (
  <section className={classes.around} aria-labelledby="closing">
    <Wide>
      <div className={classes.banner}>
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <AddressForm words={address} action={action} />
      </div>
    </Wide>
  </section>
);
