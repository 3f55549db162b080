import { useEffect, useState } from 'react'

/** The address of a file for an `img`, while it is shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === undefined) return
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => {
      URL.revokeObjectURL(own)
      setUrl(undefined)
    }
  }, [file])
  return url
}
