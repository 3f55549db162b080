import type { ErasingScope } from '@channel/core/mechanisms/scope'
import type { Database, Transaction } from '@channel/db'
import { inTransaction, inTransactionAfter } from './in-transaction.ts'
import { ok } from './reply.ts'
import type { RequestContext } from './request-context.ts'

/** A verb of core. It may use more of the request's context, such as `publicUrl`. */
type Verb<On, Input, Result, C> = (on: On, scope: ErasingScope, input: Input, context: C) => Promise<Result>

/** Builds the reply from a verb's result: a function of `reply.ts`, or of the resource. */
type ToReply<Input, Result, Reply> = (context: RequestContext, result: Result, input: Input) => Reply

/** A verb that runs after the request to another server, with its result. */
type VerbAfter<Input, Fetched, Result> = (
  tx: Transaction,
  scope: ErasingScope,
  input: Input,
  fetched: Fetched,
) => Promise<Result>

type Handler<Input, Reply, C = RequestContext> = (input: Input, context: C) => Promise<Reply>

/**
 * The handler of a verb that reads, outside of a transaction.
 *
 * @param toReply default `ok`
 */
export function read<Input, Result, C extends RequestContext = RequestContext>(
  verb: Verb<Database, Input, Result, C>,
): Handler<Input, Ok<Result>, C>
export function read<Input, Result, Reply, C extends RequestContext = RequestContext>(
  verb: Verb<Database, Input, Result, C>,
  toReply: ToReply<Input, Result, Reply>,
): Handler<Input, Reply, C>
export function read<Input, Result, C extends RequestContext = RequestContext>(
  verb: Verb<Database, Input, Result, C>,
  toReply: ToReply<Input, Result, unknown> = ok,
): Handler<Input, unknown, C> {
  return async (input, context) => toReply(context, await verb(context.database, context.scope, input, context), input)
}

/** The handler of a verb that writes in transactions of its own, because it has to wait after its commit. */
export const writeInOwnTransactions = read

/**
 * The handler of a verb that writes: verb and reply share the request's transaction, see {@link inTransaction}.
 *
 * @param toReply default `ok`
 */
export function write<Input, Result, C extends RequestContext = RequestContext>(
  verb: Verb<Transaction, Input, Result, C>,
): Handler<Input, Ok<Result>, C>
export function write<Input, Result, Reply, C extends RequestContext = RequestContext>(
  verb: Verb<Transaction, Input, Result, C>,
  toReply: ToReply<Input, Result, Reply>,
): Handler<Input, Reply, C>
export function write<Input, Result, C extends RequestContext = RequestContext>(
  verb: Verb<Transaction, Input, Result, C>,
  toReply: ToReply<Input, Result, unknown> = ok,
): Handler<Input, unknown, C> {
  return (input, context) =>
    inTransaction(context, async (tx) => toReply(context, await verb(tx, context.scope, input, context), input))
}

/**
 * Like {@link write}, for a verb that needs data from another server: `request` runs before the transaction, see
 * {@link inTransactionAfter}.
 *
 * @param toReply default `ok`
 */
export function writeAfter<Input, Fetched, Result>(
  request: Verb<Database, Input, Fetched, RequestContext>,
  verb: VerbAfter<Input, Fetched, Result>,
): Handler<Input, Ok<Result>>
export function writeAfter<Input, Fetched, Result, Reply>(
  request: Verb<Database, Input, Fetched, RequestContext>,
  verb: VerbAfter<Input, Fetched, Result>,
  toReply: ToReply<Input, Result, Reply>,
): Handler<Input, Reply>
export function writeAfter<Input, Fetched, Result>(
  request: Verb<Database, Input, Fetched, RequestContext>,
  verb: VerbAfter<Input, Fetched, Result>,
  toReply: ToReply<Input, Result, unknown> = ok,
): Handler<Input, unknown> {
  return (input, context) =>
    inTransactionAfter(
      context,
      () => request(context.database, context.scope, input, context),
      async (tx, fetched) => toReply(context, await verb(tx, context.scope, input, fetched), input),
    )
}

type Ok<Result> = ReturnType<typeof ok<Result>>
