import type { Readable } from 'node:stream'

/** Stores files. Each has its own name and is written once, completely or not at all. */
export interface MediaStore {
  /** Begins a file. It cannot be read before `save`. */
  newFile(): Promise<NewFile>
  /**
   * Returns a file, or a part of it, as a stream. The caller must read it to the end or destroy it. The stream fails if it has
   * not exactly the bytes that are expected.
   *
   * @returns undefined if the file does not exist
   * @throws MediaStoreUnavailable
   */
  open(name: string, part?: FilePart): Promise<Readable | undefined>
  /** Removes a file. Does nothing if it does not exist. */
  remove(name: string): Promise<void>
  /** Removes unfinished files older than this, left by processes that ended. */
  sweep(olderThanMs: number): Promise<void>
  /** Closes open connections. */
  close(): void
}

/** A file that is being written. */
export interface NewFile {
  /** In bytes, so far. */
  readonly size: number
  /** Appends bytes. */
  write(piece: Uint8Array): Promise<void>
  /**
   * Stores the file under a name and replaces any file of that name. From then on it can be read.
   *
   * @throws MediaStoreUnavailable if it may not be stored
   */
  save(name: string): Promise<void>
  /** Deletes the unfinished file. Does nothing after `save`. */
  discard(): Promise<void>
}

/** The expected file, or a part of it. */
export interface FilePart {
  /** The size of the whole file in bytes, if the caller knows it. */
  readonly size?: number | undefined
  /** The first and the last byte, counted from 0; without it the whole file. */
  readonly range?: ByteRange | undefined
}

/** The number of bytes that a part has; undefined if the size of the file is unknown. */
export function lengthOf({ size, range }: FilePart): number | undefined {
  return range === undefined ? size : range.end - range.start + 1
}

/** Both ends are inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** @throws Error for a name that could point to another directory */
export function checkName(name: string): void {
  if (!/^[\w-]{16,128}$/.test(name)) throw new Error(`Invalid file name ${JSON.stringify(name)}.`)
}
