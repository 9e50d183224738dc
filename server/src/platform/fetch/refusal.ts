/** Why a fetch was refused or failed. The codes are stable: code checks them, people read the message. */
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
 * Thrown by the guarded client for every failure that a user-supplied URL can cause (design section 10).
 * `code` is stable; `message` is for people and contains no internal address.
 */
export class FetchRefused extends Error {
  readonly code: FetchRefusalCode;

  constructor(code: FetchRefusalCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FetchRefused';
    this.code = code;
  }
}
