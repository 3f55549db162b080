export { type AnyErrorCode, errorCatalog } from './error-catalog.ts'
export { ApiError, invalidField, notFound, OperatorError } from './errors.ts'
export { isDatabaseUnavailable } from './is-database-unavailable.ts'
export { isOrganizationMoving, OrganizationMoving } from './organization-moving.ts'
