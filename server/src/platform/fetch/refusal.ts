/** Why a fetch was refused or failed. The codes are stable; callers decide by them, people read the message. */
export type FetchRefusalCode =
  | 'bad_url'
  | 'address_not_allowed'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'wrong_type'
  | 'bad_encoding';

/**
 * What the guarded client throws for everything that a stranger's address can bring about (design section 10).
 * `code` is stable, `message` is in plain words and names no internal address.
 */
export class FetchRefused extends Error {
  readonly code: FetchRefusalCode;

  constructor(code: FetchRefusalCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FetchRefused';
    this.code = code;
  }
}
