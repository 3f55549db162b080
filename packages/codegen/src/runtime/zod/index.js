// Documented in index.d.ts.
export { contains, items, unique } from './array.js'
export { ifPresent, ifThenElse, pickOf, when } from './choice.js'
export { defaultsOf } from './defaults.js'
export { canonical } from './equal.js'
export { file } from './file.js'
export { numberFormats, stringFormats } from './formats.js'
export { refusalOf } from './issue.js'
export { annotate, metadataOf } from './metadata.js'
export { format, multipleOf } from './number.js'
export { checkKeys, exactlyOne, fields, patternsOf } from './object.js'
export { json, noBody, reply } from './route.js'
export {
  byte,
  date,
  dateTime,
  email,
  hostname,
  ipv4,
  ipv6,
  password,
  text,
  time,
  uri,
  uriReference,
  uuid,
} from './text.js'
export { unevaluated } from './unevaluated.js'
export { all, anyOf, anything, not, nothing, oneOf, orNull, values } from './union.js'
export { findBadText, whyNotWellFormed } from './well-formed.js'
