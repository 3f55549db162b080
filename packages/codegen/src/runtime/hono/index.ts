export type { Principals } from '../zod/index.ts'
export { type AppContext, type AppOptions, createApp } from './create-app.ts'
export { decoded } from './decoded.ts'
export type { Failure } from './failure.ts'
export { type MountOptions, mountRoutes, type RouteHandler, type Stages } from './mount-routes.ts'
export { NotImplementedError, notImplemented } from './not-implemented.ts'
export { JsonError } from './parse-json.ts'
export { readBodyBytes } from './read-body-bytes.ts'
export { type BodyLimits, readJsonBody } from './read-json-body.ts'
export type { ReceivedRequest } from './received-request.ts'
export {
  BodyTooLargeError,
  ForbiddenError,
  MethodNotAllowedError,
  RequestAbortedError,
  UnauthorizedError,
  UnknownPathError,
  UnsupportedMediaTypeError,
} from './request-errors.ts'
export { type RequestFailure, type RequestPart, RequestValidationError } from './request-validation-error.ts'
export { type RequestPolicy, requestValidator, type ValidRequest } from './request-validator.ts'
export { respondWithProblem } from './respond-with-problem.ts'
export { ResponseValidationError } from './response-validation-error.ts'
export { responseValidator, type ValidateResult } from './response-validator.ts'
export { type Route, requestSchemas } from './route.ts'
export { StreamedFile } from './streamed-file.ts'
export { type HandlerResult, withText, writeResult } from './write-result.ts'
