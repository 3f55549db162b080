import type { ContactsStore } from './contacts-store.ts'
import { openPlainStore } from './plain-store.ts'
import { openTunedStore } from './tuned-store.ts'

/** Opens the store that `BENCH_STORE` names: `tuned` or, by default, `plain`. */
export async function openStore(): Promise<ContactsStore> {
  const url = process.env.DATABASE_URL as string
  return process.env.BENCH_STORE === 'tuned' ? openTunedStore(url) : openPlainStore(url)
}
