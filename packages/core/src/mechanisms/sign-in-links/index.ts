export { createSignInLink, type NewSignInLink, type UsedSignInLink, useSignInLink } from './sign-in-links.ts'
