export { type ClientOfSignIn, openSignIn, type SignedIn, type SignIn, type SignInRefusal } from './open-sign-in.ts'
