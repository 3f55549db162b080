export type { ClientOfSignIn } from './client-of-sign-in.ts'
export type { SignInOptions } from './create-auth.ts'
export { openSignIn, type SignedIn, type SignIn, type SignInRefusal } from './open-sign-in.ts'
export type { Enrolment, SecondFactorOfUser } from './second-factor.ts'
