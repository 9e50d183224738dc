/** The texts for visitors who want to talk to a person, in every language in which Parley answers. */
import type { PersonWords } from '@parley/contract';

/** Every language fills in the same keys, so a forgotten one does not compile. */
export interface PersonReplies {
  /** The button that offers a person. */
  offer: string;
  /** Stands for a shop without a name, also at the beginning of a sentence. */
  shop: string;
  /** The form (contract: personWords). `{shop}` and `{email}` are filled in later. */
  form: PersonWords;
  /** The mail with the owner's answer. */
  mail: {
    subject(shop: string): string;
    hello(name: string): string;
    /** Introduces the answer. */
    answer(shop: string): string;
    /** Introduces what the visitor wrote. */
    youWrote: string;
    /** How to write back. */
    reply: string;
    /** Introduces the link that ends the mails of the shop. */
    stop(shop: string): string;
  };
}
