export type { ApiKey } from './api-key-view.ts'
export { type CreatedApiKey, createApiKey } from './create-api-key.ts'
export { listApiKeys } from './list-api-keys.ts'
export { revokeApiKey } from './revoke-api-key.ts'
