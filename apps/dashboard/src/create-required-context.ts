import { createContext, useContext } from 'react'

/** A context whose hook throws outside of its provider. @param name of what provides it, for the error */
export function createRequiredContext<Value>(name: string) {
  const Context = createContext<Value | undefined>(undefined)
  function useRequired(): Value {
    const value = useContext(Context)
    if (value === undefined) throw new Error(`outside of ${name}`)
    return value
  }
  return [Context, useRequired] as const
}
