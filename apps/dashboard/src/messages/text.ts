import { en } from './en.ts'
import { isolateTexts } from './isolate.ts'

/** The texts in the language of the page. A second language has the same shape and is chosen here. */
export type Messages = typeof en

export const text: Messages = isolateTexts(en)
