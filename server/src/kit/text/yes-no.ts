/** Values of shops that only say that something is so, or is not. Pure. */
import { namesInShops } from '../languages/shop-names.ts';
import { foldText } from './words.ts';

const yes: ReadonlySet<string> = new Set(namesInShops((names) => names.yes));
const no: ReadonlySet<string> = new Set(namesInShops((names) => names.no));
const none: ReadonlySet<string> = new Set(namesInShops((names) => names.none).map(foldText));

/** True or false for a value that is only a yes or a no, in whatever language; null for any other value. */
export function yesOrNo(value: string): 'yes' | 'no' | null {
  const folded = foldText(value).trim();
  if (yes.has(folded)) return 'yes';
  return no.has(folded) ? 'no' : null;
}

/**
 * True or false for a value that begins with a yes or a no, whatever follows a sign: 'Yes, 10,000 mm', 'No – showerproof', and for 'Scent: none'; null for
 * any other value.
 */
export function beginningYesOrNo(value: string): 'yes' | 'no' | null {
  const [first = ''] = value.split(/[,،、;:.(（]|\s[-–—]\s/u);
  return none.has(foldText(first)) ? 'no' : yesOrNo(first);
}
