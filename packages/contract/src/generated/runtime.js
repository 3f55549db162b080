// Generated from spec/. Do not edit.
export { createCompiler } from './runtime/compile.js'
export { DecodeError } from './runtime/decode-error.js'
export { decodeRequest, defineOperation } from './runtime/decode-request.js'
export { numberFormats, stringFormats } from './runtime/formats.js'
export { JsonError, parseJson } from './runtime/parse-json.js'
