import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { HandedPack } from '../../contract/handed.ts'
import { packLength, packTooLong } from '../../contract/packLength.ts'
import { faultInWords } from '../app/failures.ts'

/** Packs that the system has handed over and no page has asked for yet. */
export interface HandedPacks {
  /** Reads a file. @returns why it is not laid ready; null where it is. */
  readonly add: (path: string) => Promise<string | null>
  /** @returns all there are; they are given out once. */
  readonly take: () => readonly HandedPack[]
}

/** A letter takes four bytes at most. */
const mostBytes = packLength * 4

/** Nothing is checked or taken here: a page shows each before it becomes a part of a campaign. */
export function openHandedPacks(): HandedPacks {
  const waiting: HandedPack[] = []
  return {
    async add(path) {
      const text = await textOf(path).catch((error: unknown) => ({ why: faultInWords(error) ?? 'It cannot be read.' }))
      if (typeof text !== 'string') return text.why
      waiting.push({ name: basename(path), text })
      return null
    },
    take: () => waiting.splice(0),
  }
}

async function textOf(path: string): Promise<string | { readonly why: string }> {
  const file = await open(path)
  try {
    return (await file.stat()).size > mostBytes ? { why: packTooLong } : await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
