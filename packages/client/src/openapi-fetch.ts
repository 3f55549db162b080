// The only file that imports openapi-fetch: see "Without openapi-fetch" in the README.
export { type Client, default as createOpenApiClient, type FetchOptions } from 'openapi-fetch'
