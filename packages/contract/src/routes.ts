export { type Operation, type OperationId, operations } from './generated/operations.js'
export { routes } from './generated/routes.js'
export { DecodeError, JsonError } from './generated/runtime.js'
export * as schemas from './generated/schemas.js'
export { mountContract, type ReceivedRequest, type Stages } from './mount.ts'
export { readBodyBytes } from './read-body-bytes.ts'
export { maxBodyBytes } from './read-json-body.ts'
export {
  BodyTooLargeError,
  MethodNotAllowedError,
  RequestAbortedError,
  UnknownPathError,
  UnsupportedMediaTypeError,
} from './request-errors.ts'
export { type OperationResult, withText } from './write-result.ts'
