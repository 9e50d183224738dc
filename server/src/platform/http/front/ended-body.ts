/** A body of which only the end differs from answer to answer, as bytes that are used again. */

/** Writes the end of one answer into a body. `at` is where it begins. */
export type WriteEnd = (bytes: Buffer, at: number, end: string) => void;

export class EndedBody {
  readonly length: number;
  readonly #endAt: number;
  readonly #writeEnd: WriteEnd;
  /** The head that stands before the body. */
  #head = '';
  /** Both. */
  #bytes: Buffer;

  /** @param bytes the whole body, with room for what `writeEnd` writes from `endAt` on */
  constructor(bytes: Buffer, endAt: number, writeEnd: WriteEnd) {
    this.length = bytes.length;
    this.#bytes = bytes;
    this.#endAt = endAt;
    this.#writeEnd = writeEnd;
  }

  /** The body with an end, in bytes of its own. */
  copyWith(end: string): Buffer {
    const copy = Buffer.from(this.#bytes.subarray(this.#head.length));
    this.#writeEnd(copy, this.#endAt, end);
    return copy;
  }

  /** The body with an end, after a head. The bytes change with the next call, unless they were left. */
  after(head: string, end: string): Buffer {
    if (head !== this.#head) {
      if (head.length === this.#head.length) this.#bytes.write(head, 'latin1');
      else this.#move(head);
      this.#head = head;
    }
    this.#writeEnd(this.#bytes, this.#head.length + this.#endAt, end);
    return this.#bytes;
  }

  /** Leaves the bytes to whoever still reads from them. */
  leave(): void {
    this.#move(this.#head);
  }

  #move(head: string): void {
    const bytes = Buffer.allocUnsafeSlow(head.length + this.length);
    bytes.write(head, 'latin1');
    this.#bytes.copy(bytes, head.length, this.#head.length);
    this.#bytes = bytes;
  }
}
