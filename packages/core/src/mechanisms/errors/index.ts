export { type AnyErrorCode, type ErrorKind, errorCatalog } from './error-catalog.ts'
export { ApiError, type ApiErrorOptions, invalidField, notFound, OperatorError } from './errors.ts'
