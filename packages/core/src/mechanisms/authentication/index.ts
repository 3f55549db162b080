export { authenticate, type FindKey, keyHashOf, type Principal } from './authenticate.ts'
export { findKey } from './find-key.ts'
export { openKeyCache, revocationChannel } from './key-cache.ts'
export { displayOf, generateKey, hashKey } from './key-format.ts'
