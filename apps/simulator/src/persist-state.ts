import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Logger } from '@channel/logger'
import { findConversation, identify } from './conversations.ts'
import type { StoredMedia } from './media-store.ts'
import type { Conversation, Customer, Group, PhoneNumber, Waba } from './model.ts'
import { emptyProfile } from './profiles.ts'
import type { State } from './state.ts'

const saveIntervalMs = 2000

/** The part of the state that is kept between runs. Faults and behavior are not. */
interface SavedState {
  /** The simulator's URL, for other programs that read the file. It is not restored. */
  readonly url: string | undefined
  readonly wabas: readonly (readonly [string, Waba])[]
  readonly numbers: readonly (readonly [string, PhoneNumber])[]
  readonly media: readonly (Omit<StoredMedia, 'bytes'> & { readonly base64: string })[]
  readonly conversations: readonly Conversation[]
  readonly groups?: readonly Group[]
}

/** The file in which the state is saved. */
export interface StateFile {
  /** Saves the state now, if it has changed. */
  save(): void
  /** Saves the state once more and stops the periodic saving. */
  end(): void
}

/**
 * Keeps the provider's state in a file: loads the file if it exists, then saves changes every two seconds.
 *
 * @throws Error with a one-line message if the file cannot be read or written
 */
export function persistState(state: State, file: string, log: Logger): StateFile {
  restore(state, file)
  let lastSaved = ''
  const save = () => {
    const text = JSON.stringify(snapshot(state))
    if (text === lastSaved) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, text, { mode: 0o600 })
    renameSync(`${file}.new`, file)
    lastSaved = text
  }
  try {
    save()
  } catch (error) {
    throw new Error(`Cannot write ${file}: ${(error as Error).message}`)
  }
  const saveOrLog = () => {
    try {
      save()
    } catch (error) {
      log.error({ err: error, file }, 'The state cannot be saved.')
    }
  }
  const timer = setInterval(saveOrLog, saveIntervalMs).unref()
  return {
    save: saveOrLog,
    end() {
      clearInterval(timer)
      saveOrLog()
    },
  }
}

function snapshot({ url, wabas, numbers, media, conversations, groups }: State): SavedState {
  return {
    url,
    wabas: [...wabas],
    numbers: [...numbers],
    media: media.all().map(({ bytes, ...rest }) => ({ ...rest, base64: Buffer.from(bytes).toString('base64') })),
    conversations: [...new Set(conversations.values())],
    groups: [...groups.values()],
  }
}

function restore(state: State, file: string): void {
  const saved = readState(file)
  if (saved === undefined) return
  // JSON omits undefined values.
  for (const [id, waba] of saved.wabas) state.wabas.set(id, { ...waba, token: waba.token })
  for (const [id, number] of saved.numbers)
    state.numbers.set(id, {
      ...number,
      syncs: number.syncs ?? [],
      pin: number.pin,
      profile: { ...emptyProfile(), ...number.profile },
    })
  for (const { base64, ...media } of saved.media)
    state.media.restore({ ...media, bytes: Buffer.from(base64, 'base64') })
  for (const conversation of saved.conversations) {
    identify(state, conversation)
    for (const entry of conversation.entries) state.messages.set(entry.id, { conversation, entry })
  }
  for (const group of saved.groups ?? []) state.groups.set(group.id, withCustomers(state, group))
}

/** The members are the customers of the conversations again, so that changes of one are seen in the other. */
function withCustomers(state: State, group: Group): Group {
  const known = (saved: Customer) => findConversation(state, group.phoneNumberId, saved.userId)?.customer ?? saved
  const entries = group.entries.map(({ member, reached, ...entry }) => ({
    ...entry,
    ...(member !== undefined && { member: known(member) }),
    ...(reached !== undefined && { reached: reached.map((each) => ({ ...each, member: known(each.member) })) }),
  }))
  return { ...group, members: group.members.map(known), entries }
}

/** Undefined if the file does not exist. */
function readState(file: string): SavedState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SavedState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`Cannot read ${file}: ${(error as Error).message}. Remove it to start with an empty state.`)
  }
}
