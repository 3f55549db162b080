/**
 * What generated schemas use beside zod: for each thing that zod says in another way than JSON Schema, or that
 * zod-openapi would lose, one named helper. The README of this package has the table.
 */
export { unique } from './array.ts'
export { defaultsOf, fillDefaults } from './defaults.ts'
export { type Refusal, refusalOf } from './issue.ts'
export { annotate, type Metadata, metadataOf } from './metadata.ts'
export { format, multipleOf } from './number.ts'
export { exactlyOne, type FieldsOptions, fields } from './object.ts'
export { type JsonBody, json, noContent, type Reply, type ReplyOptions, type Route, reply, type WebhookRoute } from './route.ts'
export {
  byte,
  date,
  dateTime,
  email,
  hostname,
  ipv4,
  ipv6,
  password,
  type TextOptions,
  text,
  time,
  uri,
  uriReference,
  uuid,
} from './text.ts'
export { all, type OrNull, oneOf, orNull, values } from './union.ts'
export { type BadText, findBadText, whyNotWellFormed } from './well-formed.ts'
