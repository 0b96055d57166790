import { packEnding, packFormat } from '../contract/packNames.ts'
import { packLength } from '../contract/packLength.ts'

/** A letter takes four bytes at most. */
const mostBytes = packLength * 4

/** Is a file house rules or a pack? What ends as neither those nor tours do, but is JSON, is asked what it says that it is. */
async function isPack(file: File): Promise<boolean> {
  if (packEnding.test(file.name)) return true
  const isOwnName = /\.json$/i.test(file.name) && !/\.tour( ?\(\d+\))?\.json$/i.test(file.name)
  return isOwnName && file.size <= mostBytes && saysPack(await file.text())
}

function saysPack(text: string): boolean {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as { readonly format?: unknown } | null
    return packFormat.test(String(value?.format))
  } catch {
    return false
  }
}

/** @returns the packs and house rules of what was dropped or chosen, and all other files, both in their order. */
export async function packsApart(files: readonly File[]): Promise<{ packs: readonly File[]; tours: readonly File[] }> {
  // A file that cannot be read is told of by whoever takes tours in.
  const are = await Promise.all(files.map((file) => isPack(file).catch(() => false)))
  return { packs: files.filter((_, i) => are[i]), tours: files.filter((_, i) => !are[i]) }
}
