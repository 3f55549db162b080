export type { ClientOfSignIn } from './client-of-sign-in.ts'
export type { OidcOptions } from './create-auth.ts'
export { openSignIn, type SignedIn, type SignIn, type SignInRefusal } from './open-sign-in.ts'
export type { BrowserRedirect, SingleSignOn } from './single-sign-on.ts'
