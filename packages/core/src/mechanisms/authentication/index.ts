export { authenticate, type FindKey, type Principal } from './authenticate.ts'
export { findKey, type KnownKey } from './find-key.ts'
export { type KeyCache, type KeyCacheOptions, openKeyCache, revocationChannel } from './key-cache.ts'
export { displayOf, generateKey, hashKey } from './key-format.ts'
