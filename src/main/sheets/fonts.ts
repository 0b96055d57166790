import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The faces of the printed sheets: Archivo and its Narrow are printed, Courier Prime is typed. */
export type Face =
  'print' | 'printSemi' | 'printBold' | 'narrow' | 'narrowItalic' | 'narrowSemi' | 'narrowBold' | 'typed' | 'typedBold'

/** Where each face lies in the fonts' packages. */
export const fontFiles: Readonly<Record<Face, string>> = {
  print: 'archivo/400Regular/Archivo_400Regular.ttf',
  printSemi: 'archivo/600SemiBold/Archivo_600SemiBold.ttf',
  printBold: 'archivo/700Bold/Archivo_700Bold.ttf',
  narrow: 'archivo-narrow/400Regular/ArchivoNarrow_400Regular.ttf',
  narrowItalic: 'archivo-narrow/400Regular_Italic/ArchivoNarrow_400Regular_Italic.ttf',
  narrowSemi: 'archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold.ttf',
  narrowBold: 'archivo-narrow/700Bold/ArchivoNarrow_700Bold.ttf',
  typed: 'courier-prime/400Regular/CourierPrime_400Regular.ttf',
  typedBold: 'courier-prime/700Bold/CourierPrime_700Bold.ttf',
}

/** Which face steps in, whole string at a time, when a face lacks one of its letters. */
export const fallbacks: Partial<Record<Face, Face>> = {
  typed: 'print',
  typedBold: 'printBold',
  narrow: 'print',
  narrowItalic: 'narrow',
  narrowSemi: 'printSemi',
  narrowBold: 'printBold',
}

/** Archivo's own figures are proportional; the other two families' are tabular already. */
export const tabular = (face: Face): boolean => face.startsWith('print')

const { resolve } = createRequire(import.meta.url)
const read = new Map<Face, Buffer>()

/** @returns the bytes of a face, read from disk once. */
export function fontBytes(face: Face): Buffer {
  const known = read.get(face)
  if (known) return known
  const bytes = readFileSync(resolve(`@expo-google-fonts/${fontFiles[face]}`))
  read.set(face, bytes)
  return bytes
}
