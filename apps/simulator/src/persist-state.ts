import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Conversation, identify } from './conversations.ts'
import type { StoredMedia } from './media-store.ts'
import type { PhoneNumber } from './numbers.ts'
import type { State, Waba } from './state.ts'

const saveEachMs = 2000

/** What is kept from one run to the next. Faults, and how customers behave, begin anew. */
interface Kept {
  /** Where the simulator listens, for whoever finds the file; not restored. */
  readonly url: string | undefined
  readonly wabas: readonly (readonly [string, Waba])[]
  readonly numbers: readonly (readonly [string, PhoneNumber])[]
  readonly media: readonly (Omit<StoredMedia, 'bytes'> & { readonly base64: string })[]
  readonly conversations: readonly Conversation[]
}

/** The keeping of a state in a file. */
export interface Keeping {
  /** Writes what has changed now. */
  save(): void
  /** Writes for the last time. */
  end(): void
}

/**
 * Keeps the provider's state in a file: takes over what is there, and writes what has changed every two seconds.
 *
 * @throws Error in one line when the file cannot be read or written
 */
export function keepState(state: State, file: string): Keeping {
  restore(state, file)
  let written = ''
  const save = () => {
    const text = JSON.stringify(kept(state))
    if (text === written) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
    written = text
  }
  try {
    save()
  } catch (error) {
    throw new Error(`Cannot write ${file}: ${(error as Error).message}`)
  }
  const saveOrSay = () => {
    try {
      save()
    } catch (error) {
      process.stderr.write(`Cannot write ${file}: ${(error as Error).message}\n`)
    }
  }
  const timer = setInterval(saveOrSay, saveEachMs).unref()
  return {
    save: saveOrSay,
    end() {
      clearInterval(timer)
      saveOrSay()
    },
  }
}

function kept({ url, wabas, numbers, media, conversations }: State): Kept {
  return {
    url,
    wabas: [...wabas],
    numbers: [...numbers],
    media: media.all().map(({ bytes, ...rest }) => ({ ...rest, base64: Buffer.from(bytes).toString('base64') })),
    conversations: [...new Set(conversations.values())],
  }
}

function restore(state: State, file: string): void {
  const found = read(file)
  if (found === undefined) return
  for (const [id, waba] of found.wabas) state.wabas.set(id, { ...waba, token: waba.token })
  for (const [id, number] of found.numbers)
    state.numbers.set(id, { ...number, pin: number.pin, inBusinessApp: number.inBusinessApp ?? false })
  for (const { base64, ...media } of found.media) state.media.keep({ ...media, bytes: Buffer.from(base64, 'base64') })
  for (const conversation of found.conversations) {
    identify(state, conversation)
    for (const entry of conversation.entries) state.messages.set(entry.id, { conversation, entry })
  }
}

/** Undefined when there is none yet. */
function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`Cannot read ${file}: ${(error as Error).message}. Remove it to begin anew.`)
  }
}
