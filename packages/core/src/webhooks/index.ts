export { type EventToSign, type SignatureHeaders, signEvent } from './sign-event.ts'
