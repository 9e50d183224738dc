/**
 * Values of properties that must not be repeated. A property may come from a third party, such as a supplier's file, which may not name addresses
 * to write or pay to, or promise money off. Rule R6 of claims/SPEC.md. Pure.
 */
import { foldText } from '../../../kit/text/words.ts';

/** Links, mail addresses, markup, and hosts without a scheme. */
const address =
  /https?:|www\.|[^\s@]@[^\s@]|<[a-z!/][^>]*>|(?<![\p{L}\d.-])[\p{L}\d-]{3,}\.(?:com|net|org|info|biz|shop|store|online|site|example|eu|de|at|ch|fr|es|it|nl|be|pl|tr|uk|jp|ae|sa|ru|cn|io|co)(?![\p{L}\d-])/iu;

const percent = /\d\s?[%٪]|[%٪]\s?\d/u;
/** Beginnings of words for money off, folded. */
const reduction =
  /(?:^|[^\p{L}])(?:discount|rabat|remise|soldes|reduction|descuento|rebaja|sconto|saldi|korting|znizk|indirim|voucher|gutschein|kod rabat|cashback)|خصم|تخفيض|割引|引き|クーポン/u;
/** Words that mean money off only right beside a percentage: not 'off-white, 100 % cotton', and not a length of cloth, 'coupon 95 % coton'. */
const reductionBeside = /[%٪]\s?(?:off(?![\p{L}-])|coupon|kupon)|(?:coupon|kupon)[^\p{L}\d]{0,5}\d{1,3}\s?[%٪](?!\s?\p{L})/u;

/** An address, or a percentage off. */
export function isStrange(value: string): boolean {
  const text = value.normalize('NFKC');
  if (address.test(text)) return true;
  const folded = foldText(text);
  return reductionBeside.test(folded) || (percent.test(folded) && reduction.test(folded));
}
