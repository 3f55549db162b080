import type { Readable } from 'node:stream'

/** Where files are kept: each under a name of its own, written once, whole or not at all. */
export interface MediaStore {
  /** Begins a file. Nobody can read it before it is kept. */
  newFile(): Promise<NewFile>
  /**
   * A file as a stream, or a part of it. Whoever gets it reads it to its end or destroys it.
   *
   * @param range the first and the last byte, counted from 0
   * @returns undefined when there is none of this name
   */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes a file. One that is not there is no error. */
  remove(name: string): Promise<void>
  /** Removes what was begun and never kept, by a process that ended meanwhile: what is older than this. */
  sweep(olderThanMs: number): Promise<void>
  /** Closes connections that are open. */
  close(): void
}

/** A file that is being written. */
export interface NewFile {
  /** In bytes, so far. */
  readonly size: number
  /** Adds to it. */
  write(piece: Uint8Array): Promise<void>
  /** Keeps it under a name, in place of another of that name; then it can be read. */
  keep(name: string): Promise<void>
  /** Gives it up. After `keep` it does nothing. */
  discard(): Promise<void>
}

/** Both ends are part of it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** @throws Error for a name that could lead anywhere else */
export function checkName(name: string): void {
  if (!/^[\w-]{16,128}$/.test(name)) throw new Error(`A file cannot be called ${JSON.stringify(name)}.`)
}
