export { defaultProviderUrl, type HttpProviderOptions, httpProvider } from './http-provider.ts'
export type { Outcome, Provider, ProviderAccount, ProviderFailure } from './provider.ts'
export type { ProviderTemplate } from './template.ts'
