import { damaged } from './errors.ts'

/**
 * Reads JSON that this program wrote.
 * @throws StoreError `damaged` when it is none.
 */
export function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw damaged(path, 'an entry of its journal cannot be read', error)
  }
}
