/** Printed once per document: the type that refuses response headers which a handler returns without declaring them. */
export const onlyDeclaredHeaders = `/**
 * What handlers must be besides, so that none answers with a header that its response does not declare. TypeScript
 * forgets that an object was written with a property too many when it is what a function returns, so this compares what
 * each handler does return:
 * \`function mount<Given extends AllHandlers<Context>>(handlers: Given & OnlyDeclaredHeaders<Given>)\`.
 */
export type OnlyDeclaredHeaders<Given> = {
  readonly [Id in keyof Given]: Id extends keyof AllHandlers<never>
    ? UndeclaredHeaders<ResultOf<Given[Id]>, ResultOf<AllHandlers<never>[Id]>> extends infer Undeclared
      ? [Undeclared] extends [never]
        ? Given[Id]
        : { readonly undeclaredHeaders: Undeclared }
      : never
    : Given[Id]
}

type ResultOf<Handler> = Handler extends (...input: never[]) => infer Result ? Awaited<Result> : never

type UndeclaredHeaders<Given, Declared> = Given extends { readonly status: infer Status }
  ? Exclude<HeadersOf<Given>, HeadersOf<OfStatus<Declared, Status>>>
  : never

type OfStatus<Result, Status> = Result extends { readonly status: infer Known }
  ? Status extends Known ? Result : never
  : never

/** A result that is one of several may have \`headers?: never\`, which has no names. */
type HeadersOf<Result> = Result extends { readonly headers?: infer Names }
  ? [NonNullable<Names>] extends [never] ? never : keyof NonNullable<Names>
  : never
`
