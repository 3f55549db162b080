import { createHash } from 'node:crypto'
import { type Database, type Statement, statement } from '@channel/db'
import { type CleanedWhere, type CustomAdapter, createAdapterFactory } from 'better-auth/adapters'
import { hashSessionTokens } from './hash-session-tokens.ts'
import { tables } from './tables.ts'
import { whereClause } from './where-clause.ts'

type Columns = Record<string, unknown>

/**
 * Lets better-auth use the service's own connections: their limits and time zone apply, and there is no second pool.
 * Timestamps are texts here; the factory converts them to dates.
 *
 * @param verifications where states and challenges are kept until the user is known
 */
export function databaseAdapter(database: Database, verifications: Database) {
  const databaseOf = (model: string) => (model === tables.verification.modelName ? verifications : database)
  return createAdapterFactory({
    config: { adapterId: 'channel', adapterName: 'Channel', supportsDates: false },
    adapter: ({ schema, getDefaultModelName, getFieldName }) => {
      const columnsOf = (model: string) => {
        const fields = schema[getDefaultModelName(model)]?.fields ?? {}
        const names = Object.entries(fields).map(([name, field]) => field.fieldName ?? name)
        return [...new Set(['id', ...names])].map((name) => `"${name}"`).join(', ')
      }
      const names = { columnsOf, columnOf: (model: string, field: string) => getFieldName({ model, field }) }
      return hashSessionTokens(customAdapter(databaseOf, names))
    },
  })
}

function customAdapter(databaseOf: (model: string) => Database, { columnsOf, columnOf }: Names): CustomAdapter {
  async function change<T>(
    model: string,
    verb: (values: unknown[]) => string,
    where: readonly CleanedWhere[] | undefined,
    one: boolean,
  ): Promise<T[]> {
    const values: unknown[] = []
    const head = verb(values)
    const condition = whereClause(where, values)
    // Changes one row even if several match.
    const rows = one ? ` WHERE id = (SELECT id FROM "${model}"${condition} ORDER BY id LIMIT 1 FOR UPDATE)` : condition
    return databaseOf(model).query<T>(named<T>(`${head}${rows} RETURNING ${columnsOf(model)}`), values)
  }
  const updating = (model: string, set: Columns, increment: Record<string, number> = {}) => {
    return (values: unknown[]) => {
      const assignments = [
        ...Object.entries(set).map(([column, value]) => `"${column}" = $${values.push(value)}`),
        ...Object.entries(increment).map(([column, delta]) => `"${column}" = "${column}" + $${values.push(delta)}`),
      ]
      return `UPDATE "${model}" SET ${assignments.join(', ')}`
    }
  }
  const deleting = (model: string) => () => `DELETE FROM "${model}"`

  return {
    async create<T extends Columns>({ model, data }: { model: string; data: T }) {
      const names = Object.keys(data)
      const columns = names.map((name) => `"${name}"`).join(', ')
      const text = `INSERT INTO "${model}" (${columns}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
        RETURNING ${columnsOf(model)}`
      const [row] = await databaseOf(model).query<T>(named<T>(text), Object.values(data))
      return row!
    },
    async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) {
      const [row] = await change<T>(model, updating(model, update as Columns), where, true)
      return row ?? null
    },
    async updateMany({ model, where, update }) {
      return (await change(model, updating(model, update), where, false)).length
    },
    async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const values: unknown[] = []
      const text = `SELECT ${columnsOf(model)} FROM "${model}"${whereClause(where, values)} LIMIT 1`
      const [row] = await databaseOf(model).query<T>(named<T>(text), values)
      return row ?? null
    },
    async findMany({ model, where, limit, sortBy, offset }) {
      const values: unknown[] = []
      const condition = whereClause(where, values)
      const order =
        sortBy === undefined
          ? ''
          : ` ORDER BY "${columnOf(model, sortBy.field)}" ${sortBy.direction === 'desc' ? 'DESC' : 'ASC'}`
      const page = ` LIMIT $${values.push(limit)} OFFSET $${values.push(offset ?? 0)}`
      return databaseOf(model).query(
        named(`SELECT ${columnsOf(model)} FROM "${model}"${condition}${order}${page}`),
        values,
      )
    },
    async delete({ model, where }) {
      await change(model, deleting(model), where, true)
    },
    async deleteMany({ model, where }) {
      return (await change(model, deleting(model), where, false)).length
    },
    async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const [row] = await change<T>(model, deleting(model), where, true)
      return row ?? null
    },
    async incrementOne<T>({ model, where, increment, set }: Increment) {
      const [row] = await change<T>(model, updating(model, set ?? {}, increment), where, true)
      return row ?? null
    },
    async count({ model, where }) {
      const values: unknown[] = []
      const text = `SELECT count(*)::int AS count FROM "${model}"${whereClause(where, values)}`
      const [row] = await databaseOf(model).query<{ count: number }>(named<{ count: number }>(text), values)
      return row?.count ?? 0
    },
  }
}

/** The names in the database. `sortBy` is the only parameter that has those of better-auth. */
interface Names {
  columnsOf(model: string): string
  columnOf(model: string, field: string): string
}

interface Increment {
  model: string
  where: CleanedWhere[]
  increment: Record<string, number>
  set?: Columns | undefined
}

/** Names a statement by its text. better-auth has few shapes of statements, so each connection prepares few. */
function named<Row>(text: string): Statement<Row> {
  const name = `sign_in_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  return statement(name, text) as Statement<Row>
}
