/** The button that offers a person. */
import type { PersonOffer } from '@parley/contract';

/** Renders the button; `talk` opens the form in the language of the offer. */
export const PersonButton = ({ offer, talk }: { offer: PersonOffer; talk(language: string): void }) => (
  <button type="button" className="suggestion" dir="auto" onClick={() => talk(offer.language)}>
    {offer.text}
  </button>
);
