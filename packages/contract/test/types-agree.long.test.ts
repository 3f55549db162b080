import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { AllHandlers } from '../src/generated/handlers.d.ts'
import type { components, OtherValue, operations } from '../src/generated/paths.ts'
import type * as schemas from '../src/generated/schemas.js'

/*
 * The client's types and those of the service's zod schemas are printed by different code. Here the compiler compares them,
 * both ways; it names the component or operation in which they differ.
 */

type Component = keyof components['schemas']
/** The input type of each schema, where defaults are optional. Excludes the module's functions for recurring shapes. */
type Generated = {
  [Name in keyof typeof schemas as (typeof schemas)[Name] extends z.ZodType ? Name : never]: z.input<
    Extract<(typeof schemas)[Name], z.ZodType>
  >
}

/**
 * Removes the differences in style: `readonly` arrays, `?: T | undefined` instead of `?: T`, and known values of a string,
 * which the schemas do not have.
 */
type Normal<T> = T extends string
  ? string extends T
    ? string
    : T extends OtherValue
      ? string
      : T
  : T extends readonly (infer Item)[]
    ? readonly Normal<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Normal<T[Key]> | (undefined extends T[Key] ? undefined : never) }
      : T

type Agree<A, B> = [Normal<A>] extends [Normal<B>] ? ([Normal<B>] extends [Normal<A>] ? true : false) : false

type Operation = keyof operations

type SuccessStatus = 200 | 201 | 202
type HandlerResult<Id extends keyof AllHandlers<unknown>> = Awaited<ReturnType<AllHandlers<unknown>[Id]>>
type GeneratedBody<Id extends keyof AllHandlers<unknown>> = Extract<
  HandlerResult<Id>,
  { status: SuccessStatus }
>['body']
type DeclaredBody<Id extends Operation> = operations[Id]['responses'] extends infer Responses
  ? {
      [Status in keyof Responses & SuccessStatus]: Responses[Status] extends {
        content: { 'application/json': infer Body }
      }
        ? Body
        : undefined
    }[keyof Responses & SuccessStatus]
  : never

const sameNames: Agree<Component, keyof Generated> = true
const sameOperations: Agree<Operation, keyof AllHandlers<unknown>> = true
type EachTrue<T> = { [Key in keyof T]: true } extends T
  ? true
  : { [Key in keyof T as T[Key] extends true ? never : Key]: T[Key] }
const components_: EachTrue<{ [Name in Component]: Agree<components['schemas'][Name], Generated[Name]> }> = true
/** Respond with a file, which a handler may stream. */
type File = 'exportContacts' | 'getContactImportErrors'
const bodies: EachTrue<{ [Id in Exclude<Operation, File>]: Agree<DeclaredBody<Id>, GeneratedBody<Id>> }> = true

// Verifies that the comparison itself finds differences.
const distinguishes: [
  Agree<{ a: string }, { a: string | null }>,
  Agree<{ a: string }, { a?: string }>,
  Agree<{ a: string }, { a: string; b: string }>,
  Agree<'x' | 'y', 'x'>,
  Agree<{ a?: string | undefined; b: readonly string[] }, { a?: string; b: string[] }>,
] = [false, false, false, false, true]

test('the contract and its generated declarations type-check', () => {
  const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url))
  const project = fileURLToPath(new URL('../tsconfig.json', import.meta.url))
  const { status, stdout } = spawnSync(tsc, ['-p', project, '--noEmit', '--pretty', 'false'], { encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
  expect([sameNames, sameOperations, components_, bodies]).toEqual([true, true, true, true])
  expect(distinguishes.at(-1)).toBe(true)
})
