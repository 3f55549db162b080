import type { CleanedWhere, CustomAdapter } from 'better-auth/adapters'
import { hashOf } from './session-key.ts'
import { tables } from './tables.ts'

const { modelName: sessions } = tables.session

/**
 * Stores only hashes of the tokens of sessions, so that a copy of the database signs in nobody. better-auth still sees the tokens
 * themselves: of a session that it creates, and of one that it finds by its token.
 */
export function hashSessionTokens(adapter: CustomAdapter): CustomAdapter {
  return {
    ...adapter,
    async create(options) {
      const { model, data } = options
      if (model !== sessions) return adapter.create(options)
      const created = await adapter.create({ ...options, data: { ...data, token: hashOf(data.token) } })
      return { ...created, token: data.token }
    },
    async findOne<T>(options: Parameters<CustomAdapter['findOne']>[0]) {
      return withToken<T>(await adapter.findOne<T>(hashWhere(options)), options)
    },
    async update<T>(options: Parameters<CustomAdapter['update']>[0]) {
      return withToken<T>(await adapter.update<T>(hashWhere(options) as never), options)
    },
    findMany: (options) => adapter.findMany(hashWhere(options)),
    updateMany: (options) => adapter.updateMany(hashWhere(options)),
    delete: (options) => adapter.delete(hashWhere(options)),
    deleteMany: (options) => adapter.deleteMany(hashWhere(options)),
  }
}

interface Condition {
  readonly model: string
  readonly where?: CleanedWhere[] | undefined
}

function hashWhere<Options extends Condition>(options: Options): Options {
  const { model, where } = options
  if (model !== sessions || where === undefined) return options
  const hash = (each: CleanedWhere) => (each.field === 'token' ? { ...each, value: hashOf(each.value) } : each)
  return { ...options, where: where.map(hash) }
}

/** The row with the token by which it was found. */
function withToken<T>(row: T | null, { model, where }: Condition): T | null {
  const token = where?.find(({ field }) => field === 'token')?.value
  return row === null || model !== sessions || token === undefined ? row : { ...row, token }
}
