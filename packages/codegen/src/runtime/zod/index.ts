/*
 * The helpers that generated schemas use beside zod. Each covers a keyword that zod defines differently than JSON Schema, or
 * that zod-openapi would lose. After them come the facts about schemas that the mounting layer needs.
 */

export { type DocumentText, registerDocument } from '../document/register-document.ts'
export { all, anyOf, anything, not, nothing, type OrNull, oneOf, orNull, values } from './all.ts'
export { annotate, type Metadata, metadataOf } from './annotate.ts'
export type {
  ContextOf,
  DocumentTypes,
  Endpoint,
  HandlersOf,
  OnlyDeclaredHeaders,
  Principals,
  Secured,
  SecuredRequest,
  SecurityHandler,
  Typed,
} from './app-types.ts'
export { canonical } from './canonical.ts'
export { PartError } from './change-parts.ts'
export { content, contentOf } from './content.ts'
export { defaultsOf } from './defaults-of.ts'
export { checkKeys, exactlyOne, type FieldsOptions, fields, patternsOf } from './fields.ts'
export { file } from './file.ts'
export { type BadText, findBadText, whyNotWellFormed } from './find-bad-text.ts'
export { format, integer, multipleOf } from './integer.ts'
export { contains, items, unique } from './items.ts'
export { type JsonType, jsonTypeOf, setOwn } from './json-type-of.ts'
export {
  type Codec,
  type Decoded,
  decode,
  decoderOf,
  encode,
  encoderOf,
  formatAs,
  type OnWire,
  type OwnFormat,
  type Validator,
} from './own-format.ts'
export { type PartEncoding, part, partSchemasOf } from './part.ts'
export {
  byteToBytes,
  dateTimeToDate,
  dateTimeToInstant,
  dateToDate,
  dateToPlainDate,
  durationToDuration,
  uriToUrl,
} from './predefined-formats.ts'
export { type Refusal, refusalOf } from './refuse.ts'
export {
  type JsonBody,
  json,
  type NoBody,
  noBody,
  type Reply,
  type ReplyOptions,
  type Route,
  reply,
  type WebhookRoute,
} from './reply.ts'
export { type SecurityScheme, securitySchemesOf, withSecuritySchemes } from './security-schemes.ts'
export { type Format, numberFormats, stringFormats } from './string-formats.ts'
export * from './text.ts'
export { type Evaluated, unevaluated, unevaluatedItems } from './unevaluated.ts'
export { ifPresent, ifThenElse, pickOf, when } from './when.ts'
