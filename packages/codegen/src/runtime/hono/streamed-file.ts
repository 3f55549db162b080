/**
 * A file of a form that is still arriving. Its bytes can be read once, as `stream()`, which ends with an error if the rest of the
 * form is invalid. Its size is unknown, so `size` is 0.
 */
export class StreamedFile extends File {
  readonly #open: () => ReadableStream<Uint8Array<ArrayBuffer>>
  #isOpen = false

  /** @param open begins to read the bytes; called at most once */
  constructor(name: string, type: string, open: () => ReadableStream<Uint8Array<ArrayBuffer>>) {
    super([], name, { type })
    this.#open = open
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.#isOpen) throw new TypeError('The file is already being read.')
    this.#isOpen = true
    return this.#open()
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer()
  }

  override async text(): Promise<string> {
    return new Response(this.stream()).text()
  }
}
