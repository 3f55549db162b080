import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { MediaStore } from '@channel/media-store'

// What is kept beside the database, in the media store: a file with the number, and files with the entries of the journal. Each of the
// latter names the previous one, because a store cannot list its files.

/** The store, as far as it is needed. */
export type MarkerStore = Pick<MediaStore, 'newFile' | 'open'>

/** What the copy of the marker says. */
export interface CopiedMarker {
  readonly number: number
  /** The number of the newest file of the journal. */
  readonly journal: number | null
  /** When it was written, by the clock of the database. */
  readonly written_at: string
  /** Whether the last worker had ended, so that nothing was sent after it. */
  readonly is_at_rest: boolean
}

/** The copy of the marker, or why there is none. */
export type MarkerCopy =
  | ({ readonly kind: 'found' } & CopiedMarker)
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly error: Error }

/** Something to do again after a restore. */
export interface JournalEntry {
  readonly organization_id: string
  readonly kind: 'contact_erased' | 'api_key_revoked' | 'organization_deleted'
  readonly subject: string
}

interface JournalFile {
  readonly previous: number | null
  readonly entries: readonly JournalEntry[]
}

/** Longer than this the copy counts as unreachable. */
const timeoutMs = 10_000

const copyName = (installation: string) => `restore-marker-${installation}`
const journalName = (installation: string, number: number) => `restore-journal-${installation}-${number}`

/** Never throws. A file that cannot be parsed counts as unreachable: it cannot prove that the database is current. */
export async function readCopy(store: MarkerStore, installation: string | null): Promise<MarkerCopy> {
  if (installation === null) return { kind: 'missing' }
  try {
    const copy = await readJson<CopiedMarker>(store, copyName(installation))
    if (copy === undefined) return { kind: 'missing' }
    if (!Number.isSafeInteger(copy.number) || Number.isNaN(Date.parse(copy.written_at)))
      throw new Error('The copy of the restore marker has no number, or does not say when it was written.')
    return { kind: 'found', ...copy }
  } catch (error) {
    return { kind: 'unreachable', error: error as Error }
  }
}

export function writeCopy(store: MarkerStore, installation: string, copy: CopiedMarker): Promise<void> {
  return writeJson(store, copyName(installation), copy)
}

export function writeJournal(store: MarkerStore, installation: string, number: number, file: JournalFile) {
  return writeJson(store, journalName(installation, number), file)
}

/**
 * Reads the entries that were written after the marker had a number.
 *
 * @param from the newest file
 * @returns also whether all files were there
 */
export async function readJournal(
  store: MarkerStore,
  installation: string,
  { from, after }: { readonly from: number | null; readonly after: number },
): Promise<{ readonly entries: readonly JournalEntry[]; readonly isComplete: boolean }> {
  const entries: JournalEntry[] = []
  for (let number = from; number !== null && number >= after; ) {
    const file: JournalFile | undefined = await readJson(store, journalName(installation, number))
    if (file === undefined) return { entries, isComplete: false }
    entries.push(...file.entries)
    number = file.previous
  }
  return { entries, isComplete: true }
}

async function readJson<Value>(store: MarkerStore, name: string): Promise<Value | undefined> {
  const read = async () => {
    const stream = await store.open(name)
    return stream === undefined ? undefined : (JSON.parse(await text(stream)) as Value)
  }
  return inTime(read())
}

async function writeJson(store: MarkerStore, name: string, value: object): Promise<void> {
  const write = async () => {
    const file = await store.newFile()
    try {
      await file.write(Buffer.from(JSON.stringify(value)))
      await file.save(name)
    } finally {
      await file.discard()
    }
  }
  await inTime(write())
}

/** A store that hangs must not hold up the others: the lock is held meanwhile. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = delay(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`The media store did not respond within ${timeoutMs / 1000} s.`)
  })
  return Promise.race([work, late])
}
